import '../../tailwind.css';
import GalleryPage from '../gallery/page.tsx';

/** The gallery in a page with Tailwind. A test adds the utility `p-12` to a component. */
export default GalleryPage;
