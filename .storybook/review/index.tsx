import '../../packages/ui/src/theme/theme.css.ts';
import '../../packages/ui/src/theme/reset.css.ts';
import './review.css';
import { createRoot } from 'react-dom/client';
import { ReviewPage } from './ReviewPage.tsx';

const data = document.querySelector('#review')?.textContent ?? '';
const root = document.querySelector('#root');
if (root) createRoot(root).render(<ReviewPage {...JSON.parse(data)} />);
