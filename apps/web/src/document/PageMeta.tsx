import { acceptedLanguage, type Language, languages } from '@lyceum/i18n';
import { languageQuery, limits } from '@lyceum/rules';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { socialImage } from '../catalog/views.ts';
import { useNonce } from './nonce.ts';
import { useRootData } from './rootData.ts';

export interface PageMetaProps {
  /** The subject of the page, without the product's name; null for the front page. */
  title: string | null;
  /** One or two sentences for search results and shared links. Protected pages have none. */
  description?: string;
  /** An image for shared links. @default the product's own */
  image?: string | null;
  /** The first page of the list on it. @default 1 */
  page?: number;
  /** The schema.org data of the page's content. */
  data?: object;
}

const inLanguage = (address: string, language: Language) =>
  `${address}${address.includes('?') ? '&' : '?'}${languageQuery}=${language}`;

/** The metadata of a page for search engines, shared links and the window's title. React moves it into the head. */
export function PageMeta({ title, description, image, page = limits.firstPage, data }: PageMetaProps) {
  const { t, i18n } = useTranslation(['common', 'landing']);
  const { pathname, search } = useLocation();
  const root = useRootData();
  const publicUrl = root?.publicUrl ?? '';
  const address = `${publicUrl}${pathname}${page === limits.firstPage ? '' : `?page=${page}`}`;
  const calls = acceptedLanguage(new URLSearchParams(search).get(languageQuery));
  const canonical = calls ? inLanguage(address, calls) : address;
  const fullTitle = title === null ? t('landing:meta.title') : t('common:meta.title', { title });
  return (
    <>
      <title>{fullTitle}</title>
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={canonical} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={inLanguage(address, language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={canonical} />
          <meta property="og:locale" content={i18n.language} />
          <meta property="og:site_name" content="Lyceum" />
          <meta property="og:image" content={socialImage(image, publicUrl)} />
        </>
      )}
      {data && <StructuredData data={data} />}
    </>
  );
}

/**
 * Trusted Types reject a text in a script element of any type. So the JSON is set as markup, with every `<` escaped so
 * that it cannot create an element.
 */
function StructuredData({ data }: { data: object }) {
  const nonce = useNonce();
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it contains no `<`
  return <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: json }} />;
}
