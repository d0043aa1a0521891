import { between } from './catalog/compose.ts';

/** What learners write, from one star to five. They write in their own language, whatever that of the page. */
const texts: readonly (readonly string[])[] = [
  ['Not what I expected. I left after the second session.'],
  [
    'Too fast for me. I had to read everything again at home.',
    'المحتوى مفيد، لكنّ الجلسات طويلة ويصعب متابعتها بعد يوم عمل.',
  ],
  [
    'Good examples, but I would have liked more time for questions.',
    'Correct, sans plus : les exercices sont bons, les explications un peu rapides.',
    'دورة جيدة للمبتدئين. تمنّيت لو تعمّقت أكثر في النصف الثاني.',
  ],
  [
    'Clear and well prepared. The group was small enough to ask anything.',
    'I use what I learned every week.\n\nOne wish: share the notes before the session, not after it.',
    'Très bon rythme, et un instructeur patient. Il manque seulement un exercice à faire chez soi.',
    'شرح واضح وأمثلة من الواقع. استفدت كثيرًا من التطبيق العملي.',
  ],
  [
    'The best course I have taken. Every session ended with something that worked.',
    'Patient, precise and never boring. I finally understand what I had only copied before.',
    'Exactement ce qu’il me fallait : peu de théorie, beaucoup de pratique, et des réponses à toutes mes questions.',
    'أفضل دورة التحقت بها. كل جلسة انتهت بشيء يعمل فعلًا.',
    'مدرّب صبور يشرح الفكرة من أكثر من زاوية حتى تتّضح.\n\nأنصح بها كل من يبدأ من الصفر.',
  ],
];

/** The numbers of ratings with one star to those with five whose mean, rounded to one decimal, is the rating. */
export function starCounts(rating: number, count: number): number[] {
  const below = Math.min(4, Math.floor(rating));
  const above = Math.round(rating * count) - below * count;
  const counts = [0, 0, 0, 0, 0];
  const add = (stars: number, by: number) => {
    counts[stars - 1] = (counts[stars - 1] ?? 0) + by;
  };
  add(below, count - above);
  add(below + 1, above);
  // A worse rating for a better one keeps the mean.
  for (let stars = 4; stars > 1; stars--) {
    const moved = Math.floor((counts[stars - 1] ?? 0) / 4);
    if (stars > below) continue;
    add(stars, -2 * moved);
    add(stars + 1, moved);
    add(stars - 1, moved);
  }
  return counts;
}

/** The stars of the written reviews of a course, the newest first, if it has as many ratings with them. */
const order = [5, 4, 5, 3, 4, 2];
/** Every course has these, the others only some. */
const certain = 3;

/** A few written reviews, the newest first. */
export function writtenReviews(
  courseId: string,
  counts: readonly number[],
): { stars: number; text: string }[] {
  return order.flatMap((stars, index) => {
    const same = order.slice(0, index).filter((other) => other === stars).length;
    const isLeftOut = index >= certain && between([0, 1], courseId, 'review', String(index)) === 0;
    if (isLeftOut || (counts[stars - 1] ?? 0) <= same) return [];
    const wordings = texts[stars - 1] ?? [];
    const text =
      wordings[(between([0, wordings.length - 1], courseId, String(stars)) + same) % wordings.length];
    return text === undefined ? [] : [{ stars, text }];
  });
}
