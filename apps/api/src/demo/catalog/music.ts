import { type DomainSource, text } from './types.ts';

export const music: DomainSource = {
  id: 'music',
  color: '#7B4B94',
  name: text('Music', 'الموسيقى', 'Musique'),
  categories: [
    {
      id: 'music_production',
      color: '#7B4B94',
      tag: 'production',
      name: text('Music Production', 'الإنتاج الموسيقي', 'Production musicale'),
      description: text(
        'Record, arrange and mix music in an ordinary room.',
        'سجّل الموسيقى ووزّعها وامزجها في غرفة عادية.',
        'Enregistrer, arranger et mixer dans une pièce ordinaire.',
      ),
      ways: [
        text(
          'You finish a piece of two minutes every fortnight, whatever it sounds like.',
          'تنهي مقطوعة من دقيقتين كل أسبوعين مهما كانت.',
          'Vous finissez un morceau de deux minutes tous les quinze jours, quel qu’il soit.',
        ),
        text(
          'We listen blind, on good loudspeakers and on bad ones.',
          'نستمع دون معرفة المصدر، على مكبرات جيدة ورديئة.',
          'Nous écoutons à l’aveugle, sur de bonnes enceintes et sur de mauvaises.',
        ),
      ],
      subjects: [
        [
          'mixing',
          ['foundations', 'practice', 'mistakes'],
          ['Mixing', 'balance, equalisers, and space'],
          ['المزج الصوتي', 'التوازن، والمعادلات، والفضاء'],
          ['le mixage', 'l’équilibre, les égaliseurs et l’espace'],
        ],
        [
          'beat-making',
          ['scratch', 'weekend', 'projects'],
          ['Beat Making', 'drums, samples, and swing'],
          ['صناعة الإيقاعات', 'الطبول، والعينات، والتأرجح'],
          ['la création de rythmes', 'la batterie, les échantillons et le swing'],
        ],
        [
          'home-recording',
          ['intro', 'workshop', 'depth'],
          ['Home Recording', 'microphones, quiet corners, and takes'],
          ['التسجيل في المنزل', 'الميكروفونات، والزوايا الهادئة، والمحاولات'],
          ['l’enregistrement à la maison', 'les micros, les coins calmes et les prises'],
        ],
      ],
    },
    {
      id: 'guitar_oud',
      color: '#8A5A7E',
      tag: 'strings',
      name: text('Guitar & Oud', 'الغيتار والعود', 'Guitare et oud'),
      description: text(
        'Two cousins with strings, and songs from both sides of the sea.',
        'قريبان بأوتار، وأغانٍ من ضفتي البحر.',
        'Deux cousins à cordes et des chansons des deux rives.',
      ),
      ways: [
        text(
          'You play something whole from the first evening on.',
          'تعزف شيئًا مكتملًا منذ الأمسية الأولى.',
          'Vous jouez quelque chose d’entier dès le premier soir.',
        ),
        text(
          'Fingers are watched closely and tired hands are sent to rest.',
          'نراقب الأصابع عن قرب، ونرسل اليد المتعبة إلى الراحة.',
          'Les doigts sont suivis de près et les mains fatiguées envoyées au repos.',
        ),
      ],
      subjects: [
        [
          'acoustic-guitar',
          ['scratch', 'practice', 'mistakes'],
          ['Acoustic Guitar', 'open chords, strumming, and changes in time'],
          ['الغيتار الصوتي', 'التآلفات المفتوحة، والضرب، والانتقال في وقته'],
          ['la guitare acoustique', 'les accords ouverts, les battements et les changements en rythme'],
        ],
        [
          'oud',
          ['intro', 'workshop', 'mastering'],
          ['The Oud', 'holding the risha, maqam, and taqsim'],
          ['العود', 'إمساك الريشة، والمقام، والتقاسيم'],
          ['l’oud', 'la tenue de la risha, le maqam et le taqsim'],
        ],
        [
          'fingerpicking',
          ['course', 'depth', 'weekend'],
          ['Fingerpicking', 'an independent thumb, patterns, and melody'],
          ['العزف بالأصابع', 'استقلال الإبهام، والأنماط، واللحن'],
          ['le jeu aux doigts', 'un pouce indépendant, les motifs et la mélodie'],
        ],
      ],
    },
    {
      id: 'singing',
      color: '#9A5088',
      tag: 'voice',
      name: text('Singing', 'الغناء', 'Chant'),
      description: text(
        'The instrument everyone has with them.',
        'الآلة التي يحملها كل إنسان معه.',
        'L’instrument que chacun porte sur soi.',
      ),
      ways: [
        text(
          'Nobody is told that they cannot sing.',
          'لا يُقال لأحد إنه لا يستطيع الغناء.',
          'Personne ne s’entend dire qu’il ne sait pas chanter.',
        ),
        text(
          'We warm up for ten minutes, then spend the rest on one song.',
          'نُحمّي الصوت عشر دقائق ثم نعكف على أغنية واحدة.',
          'Dix minutes d’échauffement, puis tout le reste pour une chanson.',
        ),
      ],
      subjects: [
        [
          'singing-technique',
          ['foundations', 'practice', 'mistakes'],
          ['Singing Technique', 'breath, resonance, and high notes without strain'],
          ['تقنية الغناء', 'النفَس، والرنين، والنغمات العالية بلا إجهاد'],
          ['la technique du chant', 'le souffle, la résonance et les aigus sans effort'],
        ],
        [
          'choir',
          ['intro', 'weekend', 'course'],
          ['Singing in a Choir', 'parts, listening, and blending'],
          ['الغناء في جوقة', 'الأصوات، والإصغاء، والانسجام'],
          ['le chant choral', 'les voix, l’écoute et la fusion'],
        ],
        [
          'songwriting',
          ['scratch', 'workshop', 'projects'],
          ['Songwriting', 'a line worth repeating, form, and melody'],
          ['كتابة الأغاني', 'العبارة التي تُعاد، والقالب، واللحن'],
          ['l’écriture de chansons', 'la phrase qu’on répète, la forme et la mélodie'],
        ],
      ],
    },
  ],
};
