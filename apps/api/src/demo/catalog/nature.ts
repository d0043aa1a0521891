import { type DomainSource, text } from './types.ts';

export const nature: DomainSource = {
  id: 'nature',
  color: '#5F7A2E',
  name: text('Nature & Garden', 'الطبيعة والحدائق', 'Nature et jardin'),
  categories: [
    {
      id: 'gardening',
      color: '#5F7A2E',
      tag: 'garden',
      name: text('Gardening', 'البستنة', 'Jardinage'),
      description: text(
        'A field, a balcony or a windowsill, with the seasons as teachers.',
        'حقل أو شرفة أو حافة نافذة، والفصول معلّمة.',
        'Un champ, un balcon ou un rebord de fenêtre, les saisons pour maîtres.',
      ),
      ways: [
        text(
          'The calendar follows your own climate, north or south.',
          'يتبع التقويم مناخك، شمالًا كان أو جنوبًا.',
          'Le calendrier suit votre climat, au nord comme au sud.',
        ),
        text(
          'Failures are photographed and become the best lessons.',
          'نصوّر الإخفاقات فتصير خير الدروس.',
          'Les échecs sont photographiés et deviennent les meilleures leçons.',
        ),
      ],
      subjects: [
        [
          'vegetable-garden',
          ['scratch', 'practice', 'mistakes'],
          ['The Vegetable Garden', 'soil and compost, sowing, and rotation'],
          ['حديقة الخضراوات', 'التربة والسماد، والبذر، والدورة الزراعية'],
          ['le potager', 'le sol et le compost, les semis et la rotation'],
        ],
        [
          'balcony-garden',
          ['intro', 'weekend', 'projects'],
          ['Balcony Gardening', 'pots and water, herbs, and shade'],
          ['زراعة الشرفات', 'الأصص والماء، والأعشاب، والظل'],
          ['le jardin de balcon', 'les pots et l’eau, les herbes et l’ombre'],
        ],
        [
          'pruning',
          ['foundations', 'workshop', 'depth'],
          ['Pruning', 'fruit trees, roses, and the right month'],
          ['التقليم', 'أشجار الفاكهة، والورود، والشهر المناسب'],
          ['la taille', 'les arbres fruitiers, les rosiers et le bon mois'],
        ],
      ],
    },
    {
      id: 'beekeeping',
      color: '#7F7A2A',
      tag: 'wildlife',
      name: text('Bees & Birds', 'النحل والطيور', 'Abeilles et oiseaux'),
      description: text(
        'Neighbors with wings: how to know them, keep them and leave them in peace.',
        'جيران بأجنحة: كيف نعرفهم ونرعاهم وندعهم بسلام.',
        'Des voisins ailés : les connaître, les accueillir et les laisser en paix.',
      ),
      ways: [
        text(
          'You go outside for every lesson, with a notebook and warm clothes.',
          'تخرج في كل درس ومعك دفتر وثياب دافئة.',
          'Chaque leçon se passe dehors, avec un carnet et des vêtements chauds.',
        ),
        text(
          'Old keepers and young scientists answer your questions together.',
          'يجيب عن أسئلتك مربّون قدامى وعلماء شباب معًا.',
          'De vieux apiculteurs et de jeunes scientifiques répondent ensemble à vos questions.',
        ),
      ],
      subjects: [
        [
          'beehives',
          ['intro', 'practice', 'mistakes'],
          ['Beekeeping', 'the colony’s year, swarms, and honey'],
          ['تربية النحل', 'سنة الخلية، والتطريد، والعسل'],
          ['l’apiculture', 'l’année de la colonie, les essaims et le miel'],
        ],
        [
          'birdwatching',
          ['scratch', 'weekend', 'depth'],
          ['Birdwatching', 'songs, silhouettes, and migration'],
          ['مراقبة الطيور', 'التغريد، والظلال، والهجرة'],
          ['l’observation des oiseaux', 'les chants, les silhouettes et la migration'],
        ],
        [
          'wildlife-gardens',
          ['course', 'workshop', 'projects'],
          ['Gardens for Wildlife', 'native plants, water, and quiet corners'],
          ['حدائق للحياة البرية', 'النباتات المحلية، والماء، والزوايا الهادئة'],
          ['les jardins pour la faune', 'les plantes locales, l’eau et les coins tranquilles'],
        ],
      ],
    },
  ],
};
