import { Heading } from '../../components/Heading/index.ts';
import { Icon, type IconType } from '../../components/Icon/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { root, sign } from './BenefitCard.css.ts';

export interface BenefitCardProps extends Omit<ClosedProps<'div'>, 'children' | 'title'> {
  /** An icon for the benefit. */
  icon: IconType;
  /** The benefit in a few words. */
  title: string;
  /** A sentence or two. */
  text: string;
  /** The heading level of the title. @default 3 */
  level?: 2 | 3;
}

/** A benefit with an icon, in a `Carousel` or a `Grid`. */
export function BenefitCard({ icon, title, text, level = 3, ...rest }: BenefitCardProps) {
  return (
    <div {...rest} className={root}>
      <span className={sign}>
        <Icon icon={icon} />
      </span>
      <Heading level={level} size="small">
        {title}
      </Heading>
      <Text tone="soft">{text}</Text>
    </div>
  );
}
