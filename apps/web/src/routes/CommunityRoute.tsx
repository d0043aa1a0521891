export { CommunityScreen as default } from '../screens/Community/CommunityScreen.tsx';
