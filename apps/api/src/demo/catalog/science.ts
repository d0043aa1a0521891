import { type DomainSource, text } from './types.ts';

export const science: DomainSource = {
  id: 'science',
  color: '#3B5BA5',
  name: text('Science', 'العلوم', 'Sciences'),
  categories: [
    {
      id: 'mathematics',
      color: '#3B5BA5',
      tag: 'maths',
      name: text('Mathematics', 'الرياضيات', 'Mathématiques'),
      description: text(
        'Patterns, proofs and the pleasure of being sure.',
        'أنماط وبراهين ومتعة اليقين.',
        'Des motifs, des preuves et le plaisir d’être sûr.',
      ),
      ways: [
        text(
          'Problems are solved at the board in twos, slowly and aloud.',
          'نحل المسائل على السبورة مثنى، ببطء وبصوت مسموع.',
          'Les problèmes se résolvent au tableau, à deux, lentement et à voix haute.',
        ),
        text(
          'School memories, good or bad, may stay outside.',
          'ذكريات المدرسة، حلوها ومرها، تبقى خارجًا.',
          'Les souvenirs d’école, bons ou mauvais, peuvent rester dehors.',
        ),
      ],
      subjects: [
        [
          'algebra',
          ['scratch', 'practice', 'mistakes'],
          ['Algebra', 'equations, functions, and letters that stand for numbers'],
          ['الجبر', 'المعادلات، والدوال، والحروف النائبة عن الأعداد'],
          ['l’algèbre', 'les équations, les fonctions et les lettres mises pour des nombres'],
        ],
        [
          'statistics',
          ['foundations', 'workshop', 'depth'],
          ['Statistics', 'averages and spread, chance, and honest conclusions'],
          ['الإحصاء', 'المتوسطات والتشتت، والمصادفة، والاستنتاجات الصادقة'],
          ['la statistique', 'les moyennes et la dispersion, le hasard et les conclusions honnêtes'],
        ],
        [
          'geometry',
          ['intro', 'weekend', 'mastering'],
          ['Geometry', 'compass and straightedge, symmetry, and Islamic patterns'],
          ['الهندسة', 'الفرجار والمسطرة، والتناظر، والزخارف الإسلامية'],
          ['la géométrie', 'la règle et le compas, la symétrie et les motifs islamiques'],
        ],
      ],
    },
    {
      id: 'astronomy',
      color: '#4A4F8F',
      tag: 'astronomy',
      name: text('Astronomy', 'علم الفلك', 'Astronomie'),
      description: text(
        'The sky above your own roof, with and without a telescope.',
        'السماء فوق سطح بيتك، بمنظار أو بدونه.',
        'Le ciel au-dessus de votre toit, avec ou sans télescope.',
      ),
      ways: [
        text(
          'When the sky is clear, the lesson moves outdoors.',
          'حين تصفو السماء ينتقل الدرس إلى الخارج.',
          'Quand le ciel est clair, la leçon sort.',
        ),
        text(
          'You keep an observing log from the first moon to the last.',
          'تحتفظ بسجل رصد من أول قمر إلى آخر قمر.',
          'Vous tenez un carnet d’observation de la première lune à la dernière.',
        ),
      ],
      subjects: [
        [
          'night-sky',
          ['intro', 'weekend', 'practice'],
          ['The Night Sky', 'constellations, planets, and the moon’s phases'],
          ['سماء الليل', 'الكوكبات، والكواكب، وأطوار القمر'],
          ['le ciel nocturne', 'les constellations, les planètes et les phases de la lune'],
        ],
        [
          'telescopes',
          ['foundations', 'workshop', 'mistakes'],
          ['Telescopes', 'mirrors and mounts, first light, and patience'],
          ['التلسكوبات', 'المرايا والحوامل، والضوء الأول، والصبر'],
          ['les télescopes', 'les miroirs et les montures, la première lumière et la patience'],
        ],
        [
          'cosmology',
          ['course', 'depth', 'mastering'],
          ['Cosmology', 'light from far away, expansion, and open questions'],
          ['علم الكون', 'الضوء البعيد، والتمدد، والأسئلة المفتوحة'],
          ['la cosmologie', 'la lumière lointaine, l’expansion et les questions ouvertes'],
        ],
      ],
    },
  ],
};
