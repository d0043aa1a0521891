/** A picture that needs no request. */
export const picture = {
  src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%232b5d8c'/%3E%3C/svg%3E",
};

export const course = {
  id: 'typescript',
  href: '/course/typescript',
  name: 'Introduction to TypeScript',
  image: picture,
  instructor: 'by Lina Haddad',
  rating: 4.7,
  ratingCount: 362,
  price: 49,
  texts: {
    rating: 'Rated 4.7 out of 5 by 362 learners',
    enrolled: '1,204 enrolled',
    lessons: '8 sessions',
    free: 'Free',
  },
};

export const courses = ['typescript', 'pottery', 'astronomy', 'guitar'].map((id) => ({
  ...course,
  id,
  href: `/course/${id}`,
}));

export const categories = [
  { id: 'web_dev', href: '/category/web_dev', name: 'Web Development', color: '#2F6FB7' },
  { id: 'python', href: '/category/python', name: 'Python', color: '#3B7A57' },
];
