'use client';

import { ExternalLink } from 'lucide-react';
import { useTexts } from '../../provider/texts.ts';
import { Icon } from '../Icon/index.ts';
import { afterText } from './Anchor.css.ts';
import { linkTexts } from './Anchor.texts.ts';
import { linkTargetOf } from './linkTarget.ts';
import { useLinkTarget } from './useLinkTarget.ts';

interface ExternalIconProps {
  href: string;
  target?: string | undefined;
  /** Whether it follows a text with the class `beforeIcon`, in place of being an item of a row. @default false */
  inText?: boolean;
}

/** Whether a link has such an icon: it leads to another site or opens a new tab. */
export function leadsOut({ href, target }: Pick<ExternalIconProps, 'href' | 'target'>): boolean {
  const leadsTo = linkTargetOf(href);
  return leadsTo === 'external' || (leadsTo !== null && target === '_blank');
}

/** The icon of a link that leads to another site or opens a new tab, and says so; none for other links. */
export function ExternalIcon({ href, target, inText = false }: ExternalIconProps) {
  const texts = useTexts('link', linkTexts);
  if (useLinkTarget(href) === null || !leadsOut({ href, target })) return null;
  const label = target === '_blank' ? texts.newTab : texts.external;
  const icon = <Icon icon={ExternalLink} size="small" mirrors label={label} />;
  return inText ? <span className={afterText}>{icon}</span> : icon;
}
