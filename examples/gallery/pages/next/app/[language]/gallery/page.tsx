import { Gallery } from '../../../gallery/Gallery.tsx';

interface GalleryPageProps {
  searchParams: Promise<{ only?: string }>;
}

export default async function GalleryPage({ searchParams }: GalleryPageProps) {
  const { only } = await searchParams;
  return <Gallery only={only} />;
}
