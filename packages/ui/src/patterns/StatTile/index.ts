export { StatList, type StatListProps, StatTile, type StatTileProps } from './StatTile.tsx';
