import { Icon } from '@lyceum/ui';
import * as icons from '@lyceum/ui/icons';
import { categoryIcons, defaultCategoryIcon } from '@lyceum/ui/patterns/CategoryTile';
import { Unstyled } from '@storybook/addon-docs/blocks';

function Sheet({ named }: { named: Readonly<Record<string, typeof defaultCategoryIcon>> }) {
  return (
    <Unstyled>
      <div className="plate plate-icons">
        {Object.entries(named).map(([name, icon]) => (
          <span key={name} className="plate-icon">
            <Icon icon={icon} />
            <code>{name}</code>
          </span>
        ))}
      </div>
    </Unstyled>
  );
}

/** The icons that screens can use. */
export const GeneralIcons = () => <Sheet named={icons} />;

/** The icon of each known category segment, and the default icon. */
export const CategoryIcons = () => (
  <Sheet named={{ ...categoryIcons, 'any other segment': defaultCategoryIcon }} />
);
