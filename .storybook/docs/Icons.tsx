import { Icon } from '@lyceum/ui';
import * as glyphs from '@lyceum/ui/icons';
import { categoryIcons, defaultCategoryIcon } from '@lyceum/ui/patterns/CategoryTile';
import { Unstyled } from '@storybook/addon-docs/blocks';

function Sheet({ named }: { named: Readonly<Record<string, typeof defaultCategoryIcon>> }) {
  return (
    <Unstyled>
      <div className="plate plate-icons">
        {Object.entries(named).map(([name, glyph]) => (
          <span key={name} className="plate-icon">
            <Icon glyph={glyph} />
            <code>{name}</code>
          </span>
        ))}
      </div>
    </Unstyled>
  );
}

/** The glyphs that screens may use. */
export const Glyphs = () => <Sheet named={glyphs} />;

/** The icon of each category segment that is known, and the one for all others. */
export const CategoryGlyphs = () => (
  <Sheet named={{ ...categoryIcons, 'any other segment': defaultCategoryIcon }} />
);
