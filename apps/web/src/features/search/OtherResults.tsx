import { findMatches } from '@lyceum/rules';
import { Avatar } from '@lyceum/ui/components/Avatar';
import { Link } from '@lyceum/ui/components/Link';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { CategoryGrid } from '@lyceum/ui/patterns/CategoryGrid';
import { useTranslation } from 'react-i18next';
import { searchHref } from '../../app/courses/searchAddress.ts';
import { localizedName } from '../../app/courses/views.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import type { SearchResults } from './search.ts';

/** The domains, categories and instructors that a search finds besides courses. */
export function OtherResults({ results }: { results: SearchResults }) {
  const { t } = useTranslation(['search', 'common']);
  const language = useLanguage();
  const { domains, categories, instructors, words } = results;
  const tileOf = ({ name, color, href }: (typeof domains)[number], note?: string) => {
    const nameProps = localizedName(name, language, t('common:unknownName'));
    const match = findMatches(nameProps.name, words);
    return { ...nameProps, id: href, href, color, match, ...(note && { note }) };
  };
  const tiles = [
    ...domains.map((domain) => tileOf(domain, t('search:kind.domain'))),
    ...categories.map((category) => tileOf(category)),
  ];
  if (tiles.length === 0 && instructors.length === 0) return null;
  return (
    <section aria-label={t('search:entries')}>
      <Stack gap="md">
        {tiles.length > 0 && <CategoryGrid categories={tiles} />}
        {instructors.length > 0 && (
          <Inline gap="lg">
            {instructors.map(({ id, name, picture, href }) => (
              <Inline key={id} gap="xs">
                <Avatar name={name} src={picture} size="small" />
                <Link href={href ?? searchHref({ q: name })}>
                  <bdi>{name}</bdi>
                </Link>
              </Inline>
            ))}
          </Inline>
        )}
      </Stack>
    </section>
  );
}
