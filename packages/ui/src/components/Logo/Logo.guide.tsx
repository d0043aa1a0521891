import { guide, t } from '../../stories/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { Inline } from '../layout/index.ts';
import { Logo } from './Logo.tsx';

const name = t('common:appName');
const logo = <Logo href="/" name={name} label={t('common:header.home')} />;

export const logoGuide = guide({
  status: 'stable',
  use: ['Once in the header and once in the footer, as a link to the home page.'],
  instead: [{ when: 'It leads to another page', use: 'Link' }],
  examples: [
    {
      do: {
        show: () => (
          <Inline gap="xl">
            {logo}
            <Link tone="quiet" href="/sessions">
              {t('common:header.sessions')}
            </Link>
          </Inline>
        ),
        why: 'The first link of the page leads home, where users look for it.',
      },
      dont: {
        show: () => (
          <Inline gap="xl">
            {logo}
            <Heading level={3}>{name}</Heading>
          </Inline>
        ),
        why: 'The logo contains the name: a title that repeats it takes the place of the page’s own.',
      },
    },
  ],
  anatomy: [
    { part: 'The link to the home page', selector: 'a' },
    { part: 'The symbol', selector: 'svg' },
    { part: 'The name, in Latin letters', selector: 'bdi' },
  ],
  keyboard: { Enter: 'Opens the home page.' },
  related: ['Header', 'Footer', 'Link'],
  terms: {
    en: ['brand', 'wordmark', 'home link', 'trademark', 'app name'],
    ar: ['شعار', 'علامة تجارية', 'اسم التطبيق', 'رابط الصفحة الرئيسية', 'هوية'],
    fr: ['marque', 'logotype', 'lien vers l’accueil', 'identité', 'nom du site'],
  },
});
