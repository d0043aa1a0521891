import { guide, t } from '../../stories/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { Inline } from '../layout/index.ts';
import { Logo } from './Logo.tsx';

const name = t('common:appName');
const logo = <Logo href="/" name={name} label={t('common:header.home')} />;

export const logoGuide = guide({
  use: ['Once in the header and once in the footer, as a link to the home page.'],
  instead: [{ when: 'It leads to another page', use: 'Link' }],
  do: (
    <Inline gap="xl">
      {logo}
      <Link tone="quiet" href="/sessions">
        {t('common:header.sessions')}
      </Link>
    </Inline>
  ),
  why: 'The first link of the page leads home, where users look for it.',
  dont: (
    <Inline gap="xl">
      {logo}
      <Heading level={3}>{name}</Heading>
    </Inline>
  ),
  whyNot: 'The logo already contains the name: repeated as a title, it takes the place of the page’s own.',
  keyboard: { Enter: 'Opens the home page.' },
});
