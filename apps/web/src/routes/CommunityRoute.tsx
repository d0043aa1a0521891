export { CommunityScreen as default } from '../features/about/CommunityScreen.tsx';
