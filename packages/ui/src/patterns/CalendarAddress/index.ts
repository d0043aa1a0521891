export {
  CalendarAddress,
  type CalendarAddressProps,
  type CalendarAddressTexts,
} from './CalendarAddress.tsx';
