import { type DomainSource, text } from './types.ts';

export const film: DomainSource = {
  id: 'film',
  color: '#6A5490',
  name: text('Film & Photography', 'السينما والتصوير', 'Cinéma et photographie'),
  categories: [
    {
      id: 'video_editing',
      color: '#6A5490',
      tag: 'editing',
      name: text('Video Editing', 'مونتاج الفيديو', 'Montage vidéo'),
      description: text(
        'Where the film is really made: the cut, the sound, the silence.',
        'حيث يُصنع الفيلم حقًا: القطع والصوت والصمت.',
        'Là où le film se fait vraiment : la coupe, le son, le silence.',
      ),
      ways: [
        text(
          'Everyone cuts the same rushes; no two films come out alike.',
          'يقطّع الجميع المادة نفسها فلا يتشابه فيلمان.',
          'Tout le monde monte les mêmes rushes ; aucun film ne ressemble à un autre.',
        ),
        text(
          'Free software is enough, and an old laptop is welcome.',
          'تكفي البرامج المجانية، والحاسوب القديم مرحب به.',
          'Les logiciels libres suffisent et un vieil ordinateur est bienvenu.',
        ),
      ],
      subjects: [
        [
          'film-editing',
          ['foundations', 'practice', 'mistakes'],
          ['Film Editing', 'rhythm, continuity, and the moment to cut'],
          ['المونتاج السينمائي', 'الإيقاع، والاستمرارية، ولحظة القطع'],
          ['le montage de film', 'le rythme, la continuité et l’instant de la coupe'],
        ],
        [
          'color-grading',
          ['intro', 'workshop', 'advanced'],
          ['Color Grading', 'exposure, skin, and mood'],
          ['تصحيح الألوان', 'التعريض، ولون البشرة، والأجواء'],
          ['l’étalonnage', 'l’exposition, les teints et l’ambiance'],
        ],
        [
          'sound-for-video',
          ['course', 'weekend', 'depth'],
          ['Sound for Video', 'clean voices, room tone, and music under words'],
          ['الصوت للفيديو', 'الأصوات النقية، وصوت المكان، والموسيقى تحت الكلام'],
          ['le son pour la vidéo', 'les voix nettes, l’ambiance du lieu et la musique sous les mots'],
        ],
      ],
    },
    {
      id: 'photography',
      color: '#7A5C86',
      tag: 'photo',
      name: text('Photography', 'التصوير الفوتوغرافي', 'Photographie'),
      description: text(
        'Light, distance and the decision to press the button.',
        'الضوء والمسافة وقرار الضغط على الزر.',
        'La lumière, la distance et la décision d’appuyer.',
      ),
      ways: [
        text(
          'Any camera will do, the one in your phone included.',
          'تصلح أي كاميرا، ومنها كاميرا هاتفك.',
          'N’importe quel appareil convient, y compris votre téléphone.',
        ),
        text(
          'You show five pictures a week and say why you kept them.',
          'تعرض خمس صور كل أسبوع وتقول لماذا أبقيتها.',
          'Vous montrez cinq images par semaine et dites pourquoi vous les gardez.',
        ),
      ],
      subjects: [
        [
          'natural-light',
          ['intro', 'practice', 'weekend'],
          ['Natural Light', 'hours of the day, windows, and shade'],
          ['الضوء الطبيعي', 'ساعات النهار، والنوافذ، والظل'],
          ['la lumière naturelle', 'les heures du jour, les fenêtres et l’ombre'],
        ],
        [
          'portraits',
          ['course', 'workshop', 'mastering'],
          ['Portrait Photography', 'trust, backgrounds, and eyes'],
          ['تصوير الوجوه', 'الثقة، والخلفيات، والعيون'],
          ['le portrait photographique', 'la confiance, les fonds et le regard'],
        ],
        [
          'street-photography',
          ['foundations', 'mistakes', 'projects'],
          ['Street Photography', 'patience, composition, and respect'],
          ['تصوير الشارع', 'الصبر، والتكوين، والاحترام'],
          ['la photographie de rue', 'la patience, la composition et le respect'],
        ],
      ],
    },
    {
      id: 'documentary_film',
      color: '#5C4F7C',
      tag: 'documentary',
      name: text('Documentary Film', 'الفيلم الوثائقي', 'Film documentaire'),
      description: text(
        'True stories, told with the people they belong to.',
        'قصص حقيقية تُروى مع أصحابها.',
        'Des histoires vraies, racontées avec ceux à qui elles appartiennent.',
      ),
      ways: [
        text(
          'You make a film of four minutes about someone you can visit on foot.',
          'تصنع فيلمًا من أربع دقائق عن شخص تزوره مشيًا.',
          'Vous tournez quatre minutes sur quelqu’un que vous pouvez visiter à pied.',
        ),
        text(
          'What we owe to those we film is discussed before the camera is on.',
          'نناقش ما ندين به لمن نصوّرهم قبل تشغيل الكاميرا.',
          'Ce que nous devons à ceux que nous filmons se discute avant d’allumer la caméra.',
        ),
      ],
      subjects: [
        [
          'documentary-interviews',
          ['intro', 'practice', 'mistakes'],
          ['Documentary Interviews', 'preparation, open questions, and silence'],
          ['المقابلة الوثائقية', 'الإعداد، والأسئلة المفتوحة، والصمت'],
          ['l’entretien documentaire', 'la préparation, les questions ouvertes et le silence'],
        ],
        [
          'short-documentaries',
          ['scratch', 'projects', 'workshop'],
          ['Short Documentaries', 'a subject, a schedule, and an ending'],
          ['الوثائقي القصير', 'الموضوع، والجدول، والنهاية'],
          ['le court documentaire', 'un sujet, un calendrier et une fin'],
        ],
        [
          'family-archives',
          ['course', 'weekend', 'depth'],
          ['Family Archives on Film', 'old reels and letters, narration, and rights'],
          ['أرشيف العائلة في فيلم', 'الأشرطة والرسائل القديمة، والتعليق الصوتي، والحقوق'],
          [
            'les archives familiales à l’écran',
            'les vieilles bobines et les lettres, la voix off et les droits',
          ],
        ],
      ],
    },
  ],
};
