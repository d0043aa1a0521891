export type { CarouselTexts } from '../../provider/texts.ts';
export { Carousel, type CarouselProps } from './Carousel.tsx';
