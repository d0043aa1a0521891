export {
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  Page,
  type PageProps,
  Stack,
  type StackProps,
} from './layout.tsx';
