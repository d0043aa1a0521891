import { type DomainSource, text } from './types.ts';

export const crafts: DomainSource = {
  id: 'crafts',
  color: '#9A4F4F',
  name: text('Arts & Crafts', 'الفنون والحرف', 'Arts et artisanat'),
  categories: [
    {
      id: 'pottery',
      color: '#A35B45',
      tag: 'clay',
      name: text('Pottery', 'الفخار', 'Poterie'),
      description: text(
        'Bowls, cups and mistakes that one keeps.',
        'أوعية وأكواب وأخطاء نحتفظ بها.',
        'Des bols, des tasses et des erreurs que l’on garde.',
      ),
      ways: [
        text(
          'Hands are filmed from above, so that you see what fingers do.',
          'نصوّر اليدين من أعلى لترى عمل الأصابع.',
          'Les mains sont filmées d’en haut pour montrer le travail des doigts.',
        ),
        text(
          'We help you to find a kiln nearby that fires work by others.',
          'نساعدك على إيجاد فرن قريب يحرق أعمال غيره.',
          'Nous vous aidons à trouver près de chez vous un four qui cuit les pièces des autres.',
        ),
      ],
      subjects: [
        [
          'hand-building',
          ['intro', 'projects', 'weekend'],
          ['Hand-Built Pottery', 'pinch, coil and slab, drying, and repair'],
          ['الفخار اليدوي', 'القرص والحبال والألواح، والتجفيف، والترميم'],
          ['la poterie à la main', 'le pincé, le colombin et la plaque, le séchage et la réparation'],
        ],
        [
          'wheel-throwing',
          ['scratch', 'practice', 'mistakes'],
          ['Wheel Throwing', 'centring, pulling walls, and trimming'],
          ['الخزف على الدولاب', 'التمركز، ورفع الجدران، والتشذيب'],
          ['le tournage', 'le centrage, la montée des parois et le tournassage'],
        ],
        [
          'glazes',
          ['foundations', 'workshop', 'depth'],
          ['Glazes', 'layers, test tiles, and safe recipes'],
          ['طلاء الخزف', 'الطبقات، وبلاطات التجربة، والوصفات الآمنة'],
          ['les émaux', 'les couches, les tuiles d’essai et les recettes sûres'],
        ],
      ],
    },
    {
      id: 'woodworking',
      color: '#8F5F3A',
      tag: 'wood',
      name: text('Woodworking', 'النجارة', 'Travail du bois'),
      description: text(
        'Sharp tools, straight lines and the smell of shavings.',
        'أدوات حادة وخطوط مستقيمة ورائحة النشارة.',
        'Des outils affûtés, des lignes droites et l’odeur des copeaux.',
      ),
      ways: [
        text(
          'A balcony and six hand tools are enough for everything we make.',
          'تكفي شرفة وست أدوات يدوية لكل ما نصنع.',
          'Un balcon et six outils à main suffisent à tout ce que nous fabriquons.',
        ),
        text(
          'Safety comes before beauty, and both before speed.',
          'السلامة قبل الجمال، وكلاهما قبل السرعة.',
          'La sécurité passe avant la beauté, et les deux avant la vitesse.',
        ),
      ],
      subjects: [
        [
          'hand-tools',
          ['foundations', 'practice', 'mistakes'],
          ['Hand Tools', 'saw and chisel, plane, and sharpening'],
          ['الأدوات اليدوية', 'المنشار والإزميل، والمسحج، والشحذ'],
          ['les outils à main', 'la scie et le ciseau, le rabot et l’affûtage'],
        ],
        [
          'joinery',
          ['intro', 'workshop', 'mastering'],
          ['Joinery', 'mortise and tenon, dovetails, and glue'],
          ['وصلات الخشب', 'النقر واللسان، والغنفاري، والغراء'],
          ['les assemblages', 'le tenon et la mortaise, la queue d’aronde et la colle'],
        ],
        [
          'small-furniture',
          ['course', 'projects', 'weekend'],
          ['Small Furniture', 'a stool, a shelf, and an oil finish'],
          ['الأثاث الصغير', 'الكرسي الصغير، والرف، والتشطيب بالزيت'],
          ['les petits meubles', 'un tabouret, une étagère et une finition à l’huile'],
        ],
      ],
    },
    {
      id: 'textile_arts',
      color: '#A0526B',
      tag: 'textiles',
      name: text('Textile Arts', 'فنون النسيج', 'Arts textiles'),
      description: text(
        'Thread, cloth and color, for wearing and for keeping.',
        'خيط وقماش ولون، للبس والاقتناء.',
        'Du fil, de l’étoffe et de la couleur, à porter et à garder.',
      ),
      ways: [
        text(
          'You begin with something from your wardrobe that deserves a second life.',
          'تبدأ بقطعة من خزانتك تستحق حياة ثانية.',
          'Vous commencez par un vêtement de votre armoire qui mérite une seconde vie.',
        ),
        text(
          'Patterns from several countries are laid side by side.',
          'نضع نقوشًا من بلدان شتى جنبًا إلى جنب.',
          'Des motifs de plusieurs pays sont posés côte à côte.',
        ),
      ],
      subjects: [
        [
          'sewing',
          ['scratch', 'projects', 'mistakes'],
          ['Sewing', 'measuring, seams, and zips'],
          ['الخياطة', 'أخذ المقاسات، والدرزات، والسحّابات'],
          ['la couture', 'les mesures, les coutures et les fermetures éclair'],
        ],
        [
          'embroidery',
          ['intro', 'weekend', 'depth'],
          ['Embroidery', 'cross-stitch, Palestinian motifs, and framing'],
          ['التطريز', 'غرزة الصليب، والزخارف الفلسطينية، والتأطير'],
          ['la broderie', 'le point de croix, les motifs palestiniens et l’encadrement'],
        ],
        [
          'weaving',
          ['foundations', 'workshop', 'practice'],
          ['Weaving', 'warp and weft, simple looms, and natural dyes'],
          ['النسيج', 'السدى واللحمة، والأنوال البسيطة، والأصباغ الطبيعية'],
          ['le tissage', 'la chaîne et la trame, les métiers simples et les teintures naturelles'],
        ],
      ],
    },
    {
      id: 'drawing_painting',
      color: '#8C4A5C',
      tag: 'drawing',
      name: text('Drawing & Painting', 'الرسم والتلوين', 'Dessin et peinture'),
      description: text(
        'Learn to look; the hand follows.',
        'تعلّم النظر، فتتبعه اليد.',
        'Apprendre à regarder ; la main suit.',
      ),
      ways: [
        text(
          'You draw for fifteen minutes a day, from what is in front of you.',
          'ترسم ربع ساعة كل يوم مما تراه أمامك.',
          'Vous dessinez un quart d’heure par jour, d’après ce que vous avez devant vous.',
        ),
        text(
          'Paintings by masters are copied to find out how they were made.',
          'ننسخ لوحات الكبار لنعرف كيف رُسمت.',
          'Des tableaux de maîtres sont copiés pour découvrir leur fabrication.',
        ),
      ],
      subjects: [
        [
          'sketching',
          ['intro', 'practice', 'mistakes'],
          ['Sketching', 'line and gesture, proportion, and places outdoors'],
          ['الرسم السريع', 'الخط والحركة، والنسب، والأماكن في الهواء الطلق'],
          ['le croquis', 'la ligne et le geste, les proportions et les lieux en plein air'],
        ],
        [
          'watercolor',
          ['scratch', 'workshop', 'mastering'],
          ['Watercolor', 'wet and dry, washes, and light left white'],
          ['الألوان المائية', 'الرطب والجاف، والغسلات، والضوء المتروك أبيض'],
          ['l’aquarelle', 'l’humide et le sec, les lavis et la lumière laissée en blanc'],
        ],
        [
          'arabic-calligraphy',
          ['foundations', 'weekend', 'depth'],
          ['Arabic Calligraphy', 'reed pen, ruqʿa and naskh, and composition'],
          ['الخط العربي', 'القصبة، والرقعة والنسخ، والتكوين'],
          ['la calligraphie arabe', 'le calame, le roqʿa et le naskh, et la composition'],
        ],
      ],
    },
  ],
};
