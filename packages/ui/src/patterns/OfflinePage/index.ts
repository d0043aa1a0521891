export {
  type KeptCourse,
  KeptCourses,
  type KeptCoursesProps,
  OfflinePage,
  type OfflinePageProps,
} from './OfflinePage.tsx';
