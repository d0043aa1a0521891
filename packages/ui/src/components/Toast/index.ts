export { type ShowToast, ToastRegion, type ToastRegionProps, type ToastTone, useToast } from './Toast.tsx';
