export { Carousel, type CarouselProps, type CarouselTexts } from './Carousel.tsx';
