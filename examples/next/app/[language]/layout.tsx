import '../layers.css';
import '@lyceum/ui/styles.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { languages, pageOf } from '../languages.ts';
import { Providers } from '../Providers.tsx';

export const metadata: Metadata = { title: 'Autumn courses', icons: 'data:,' };

export const generateStaticParams = () => languages.map((language) => ({ language }));

interface LayoutProps {
  params: Promise<{ language: string }>;
  children: ReactNode;
}

export default async function Layout({ params, children }: LayoutProps) {
  const { language, direction } = pageOf((await params).language);
  return (
    <html lang={language} dir={direction}>
      <body>
        <Providers language={language} direction={direction}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
