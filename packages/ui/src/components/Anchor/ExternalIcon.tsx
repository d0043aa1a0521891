'use client';

import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Icon } from '../Icon/index.ts';
import { iconAfterText, textWithIcon } from './Anchor.css.ts';
import { linkTexts } from './Anchor.texts.ts';
import { useLinkTarget } from './useLinkTarget.ts';

interface ExternalIconProps {
  href: string;
  target?: string | undefined;
  /** The text that the icon follows. @default none, the icon is an item of a row */
  children?: ReactNode;
}

/** The icon of a link that leads to another site or opens a new tab, and says so; none for other links. */
export function ExternalIcon({ href, target, children }: ExternalIconProps) {
  const texts = useTexts('link', linkTexts);
  const leadsTo = useLinkTarget(href);
  const opensTab = target === '_blank';
  if (leadsTo === null || (leadsTo !== 'external' && !opensTab)) return children;
  const label = opensTab ? texts.newTab : texts.external;
  const icon = <Icon icon={ExternalLink} size="small" mirrors label={label} />;
  if (children === undefined) return icon;
  return (
    <span className={textWithIcon}>
      {children}
      <span className={iconAfterText}>{icon}</span>
    </span>
  );
}
