import './gallery.tsx';
// Its utility `p-12` is added to a component by a test.
import './tailwind.css';
