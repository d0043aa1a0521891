import { acceptedLanguage, type Language, languages } from '@lyceum/i18n';
import { languageDefinitions, languageQuery, limits } from '@lyceum/rules';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { StructuredData } from '../../platform/document/StructuredData.tsx';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useRootData } from '../api/rootData.ts';
import { type SocialImage, socialImage } from '../courses/views.ts';
import type { RouteHandle } from './routeHandle.ts';

export interface PageMetaProps {
  /** The subject of the page, without the product's name; null for the front page. */
  title: string | null;
  /** One or two sentences for search results and shared links. Protected pages have none. */
  description?: string;
  /** An image for shared links. @default the product's own */
  image?: string | null;
  /** The first page of the list on it. @default 1 */
  page?: number;
  /** The path of the feed of the page's courses. */
  feed?: string;
  /** The schema.org data of the page's content. */
  data?: object;
}

const inLanguage = (address: string, language: Language) =>
  `${address}${address.includes('?') ? '&' : '?'}${languageQuery}=${language}`;

/** The metadata of a page for search engines, shared links and the window's title. React moves it into the head. */
export function PageMeta({ title, description, image, page = limits.firstPage, feed, data }: PageMetaProps) {
  const { t } = useTranslation(['common', 'catalog']);
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isIndexed = useMatches().every(
    ({ handle }) => (handle as RouteHandle | undefined)?.isIndexed?.(query) ?? true,
  );
  const root = useRootData();
  const publicUrl = root?.publicUrl ?? '';
  const address = `${publicUrl}${pathname}${page === limits.firstPage ? '' : `?page=${page}`}`;
  const calls = acceptedLanguage(query.get(languageQuery));
  const canonical = calls ? inLanguage(address, calls) : address;
  const fullTitle = title === null ? t('catalog:landing.meta.title') : t('common:meta.title', { title });
  return (
    <>
      <title>{fullTitle}</title>
      {!isIndexed && <meta name="robots" content="noindex" />}
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={canonical} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={inLanguage(address, language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address} />
          {feed && (
            <link
              rel="alternate"
              type="application/atom+xml"
              title={fullTitle}
              href={inLanguage(feed, current)}
            />
          )}
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={canonical} />
          <Locales current={current} />
          <meta property="og:site_name" content="Lyceum" />
          <SocialImageMeta image={socialImage(image, publicUrl)} alt={title} />
        </>
      )}
      {data && <StructuredData data={data} />}
    </>
  );
}

/** The language of a shared link and those of its translations, with their territories. */
function Locales({ current }: { current: Language }) {
  return languages.map((language) => (
    <meta
      key={language}
      property={language === current ? 'og:locale' : 'og:locale:alternate'}
      content={languageDefinitions[language].openGraph}
    />
  ));
}

/** @param props.alt the name of what the page's own image shows */
function SocialImageMeta({
  image: { url, width, height, isOfPage },
  alt,
}: {
  image: SocialImage;
  alt: string | null;
}) {
  const { t } = useTranslation('common');
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={url} />
      {width && <meta property="og:image:width" content={String(width)} />}
      {height && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={(isOfPage && alt) || t('appName')} />
    </>
  );
}
