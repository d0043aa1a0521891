import { type DomainSource, text } from './types.ts';

export const cooking: DomainSource = {
  id: 'cooking',
  color: '#A8612A',
  name: text('Cooking', 'الطبخ', 'Cuisine'),
  categories: [
    {
      id: 'home_cooking',
      color: '#A8612A',
      tag: 'cooking',
      name: text('Home Cooking', 'الطبخ المنزلي', 'Cuisine du quotidien'),
      description: text(
        'Dinner on a Tuesday: quick, good and with what is there.',
        'عشاء يوم عادي: سريع وطيب وبما هو موجود.',
        'Le dîner d’un mardi : rapide, bon et avec ce qu’il y a.',
      ),
      ways: [
        text(
          'We cook at the same time in our own kitchens and eat together at the end.',
          'نطبخ في الوقت نفسه كلٌّ في مطبخه، ثم نأكل معًا في الختام.',
          'Nous cuisinons en même temps, chacun chez soi, et mangeons ensemble à la fin.',
        ),
        text(
          'Recipes are given as ideas, with room for what your market sells.',
          'تُعطى الوصفات أفكارًا تتسع لما في سوقك.',
          'Les recettes sont des idées, avec de la place pour ce que vend votre marché.',
        ),
      ],
      subjects: [
        [
          'knife-skills',
          ['foundations', 'weekend', 'mistakes'],
          ['Knife Skills', 'grip, onions and herbs, and sharpening'],
          ['استعمال السكين', 'القبضة، والبصل والأعشاب، والشحذ'],
          ['l’art du couteau', 'la prise, les oignons et les herbes, et l’affûtage'],
        ],
        [
          'weeknight-dinners',
          ['course', 'practice', 'projects'],
          ['Weeknight Dinners', 'one pan, planning ahead, and leftovers'],
          ['عشاء أيام الأسبوع', 'المقلاة الواحدة، والتخطيط المسبق، وبقايا الطعام'],
          ['les dîners de semaine', 'la poêle unique, l’organisation et les restes'],
        ],
        [
          'sauces',
          ['intro', 'workshop', 'mastering'],
          ['Sauces', 'stock and reduction, emulsions, and acidity'],
          ['الصلصات', 'المرق والتركيز، والمستحلبات، والحموضة'],
          ['les sauces', 'les fonds et la réduction, les émulsions et l’acidité'],
        ],
      ],
    },
    {
      id: 'baking',
      color: '#B57A3C',
      tag: 'baking',
      name: text('Bread & Baking', 'الخبز والمعجنات', 'Pain et pâtisserie'),
      description: text(
        'Flour, water, time and heat, and the patience between them.',
        'طحين وماء ووقت وحرارة، وما بينها من صبر.',
        'De la farine, de l’eau, du temps et du feu, et la patience entre eux.',
      ),
      ways: [
        text(
          'You post a picture of the crumb and we find out together what the dough wanted.',
          'ترسل صورة لبّ الخبز ونكتشف معًا ما أراده العجين.',
          'Vous envoyez une photo de la mie et nous cherchons ensemble ce que voulait la pâte.',
        ),
        text(
          'Ordinary ovens are all we need.',
          'لا نحتاج إلا إلى أفران عادية.',
          'Des fours ordinaires suffisent.',
        ),
      ],
      subjects: [
        [
          'sourdough',
          ['scratch', 'mistakes', 'mastering'],
          ['Sourdough', 'a lively starter, folding, and a good crust'],
          ['خبز العجين المخمّر', 'الخميرة الحية، والطي، والقشرة الجيدة'],
          ['le levain', 'un levain vivant, les rabats et une belle croûte'],
        ],
        [
          'viennoiserie',
          ['intro', 'workshop', 'advanced'],
          ['Viennoiserie', 'lamination, cold butter, and proofing'],
          ['المعجنات المورقة', 'التوريق، والزبدة الباردة، والتخمير'],
          ['la viennoiserie', 'le feuilletage, le beurre froid et la pousse'],
        ],
        [
          'flatbreads',
          ['course', 'weekend', 'practice'],
          ['Flatbreads', 'pita, msemen, and naan in a pan'],
          ['الخبز المسطح', 'خبز البيتا، والمسمن، والنان في المقلاة'],
          ['les pains plats', 'le pain pita, le msemen et le naan à la poêle'],
        ],
      ],
    },
    {
      id: 'world_cuisines',
      color: '#9C5140',
      tag: 'world food',
      name: text('World Cuisines', 'مطابخ العالم', 'Cuisines du monde'),
      description: text(
        'Kitchens of other families, taught by people who grew up in them.',
        'مطابخ أسر أخرى، يعلّمها من نشأ فيها.',
        'Les cuisines d’autres familles, par ceux qui y ont grandi.',
      ),
      ways: [
        text(
          'Each dish comes with the story of who cooks it and when.',
          'يأتي كل طبق مع حكاية من يطبخه ومتى.',
          'Chaque plat arrive avec l’histoire de qui le cuisine et quand.',
        ),
        text(
          'You learn which ingredients can be replaced, and which cannot.',
          'تتعلم أي المكونات يُستبدل وأيها لا بديل له.',
          'Vous apprenez quels ingrédients se remplacent, et lesquels non.',
        ),
      ],
      subjects: [
        [
          'levantine-cooking',
          ['intro', 'practice', 'mastering'],
          ['Levantine Cooking', 'mezze, stuffed vegetables, and spice mixes'],
          ['المطبخ الشامي', 'المقبلات، والمحاشي، وخلطات البهارات'],
          ['la cuisine levantine', 'les mezzés, les légumes farcis et les mélanges d’épices'],
        ],
        [
          'japanese-cooking',
          ['foundations', 'workshop', 'depth'],
          ['Japanese Home Cooking', 'dashi, rice, and small dishes in season'],
          ['المطبخ الياباني المنزلي', 'مرق الداشي، والأرز، والأطباق الموسمية الصغيرة'],
          ['la cuisine familiale japonaise', 'le dashi, le riz et les petits plats de saison'],
        ],
        [
          'mexican-cooking',
          ['course', 'weekend', 'scratch'],
          ['Mexican Cooking', 'masa and tortillas, salsas, and slow stews'],
          ['المطبخ المكسيكي', 'عجين الذرة والتورتيلا، والصلصات، واليخنات البطيئة'],
          ['la cuisine mexicaine', 'la masa et les tortillas, les salsas et les plats mijotés'],
        ],
      ],
    },
  ],
};
