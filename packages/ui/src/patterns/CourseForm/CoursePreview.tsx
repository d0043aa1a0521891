'use client';

import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { CourseCard, type CourseCardProps } from '../CourseCard/index.ts';
import { previewCard, preview as previewClass, previewHead, previewToggle } from './CourseForm.css.ts';

/** The texts of the preview. */
export interface CoursePreviewTexts {
  preview: string;
  previewHint: string;
  showPreview: string;
  hidePreview: string;
  /** The button that opens the whole page. */
  openPreview: string;
}

interface CoursePreviewProps {
  course: Omit<CourseCardProps, 'href'>;
  /** Called to see the whole page of the course. */
  onOpen: () => void;
  texts: CoursePreviewTexts;
}

/** The card of the course in its current state. Below the fields, it can be collapsed. */
export function CoursePreview({ course, onOpen, texts }: CoursePreviewProps) {
  const [isCollapsed, setCollapsed] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className={previewClass}>
      <div className={previewHead}>
        <Heading level={2} size="small" id={id}>
          {texts.preview}
        </Heading>
        <span className={previewToggle}>
          <Button tone="quiet" size="small" onClick={() => setCollapsed(!isCollapsed)}>
            {isCollapsed ? texts.showPreview : texts.hidePreview}
          </Button>
        </span>
      </div>
      <div>
        <Button icon={Eye} onClick={() => onOpen()}>
          {texts.openPreview}
        </Button>
      </div>
      <div className={previewCard({ isCollapsed })}>
        <Text size="small" tone="soft">
          {texts.previewHint}
        </Text>
        <CourseCard {...course} href={null} />
      </div>
    </section>
  );
}
