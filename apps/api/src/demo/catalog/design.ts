import { type DomainSource, text } from './types.ts';

export const design: DomainSource = {
  id: 'design',
  color: '#B5512B',
  name: text('Design', 'التصميم', 'Design'),
  categories: [
    {
      id: 'ux_design',
      color: '#B5512B',
      tag: 'ux',
      name: text('UX Design', 'تصميم تجربة المستخدم', 'Design d’expérience'),
      description: text(
        'Understand what people are trying to do, then get out of their way.',
        'افهم ما يحاول الناس فعله، ثم أفسح لهم الطريق.',
        'Comprendre ce que les gens cherchent à faire, puis s’effacer.',
      ),
      ways: [
        text(
          'You speak with at least three people who are not designers.',
          'تتحدث مع ثلاثة أشخاص على الأقل ليسوا مصممين.',
          'Vous parlez avec au moins trois personnes qui ne sont pas designers.',
        ),
        text(
          'Paper comes first; screens only when the paper has been corrected.',
          'الورق أولًا، ولا شاشة قبل أن يُصحَّح الورق.',
          'Le papier d’abord ; les écrans seulement quand le papier a été corrigé.',
        ),
      ],
      subjects: [
        [
          'user-research',
          ['intro', 'practice', 'mistakes'],
          ['User Research', 'interviews, observation, and findings that a team believes'],
          ['أبحاث المستخدمين', 'المقابلات، والملاحظة، والنتائج التي يصدقها الفريق'],
          [
            'la recherche utilisateur',
            'les entretiens, l’observation et des résultats auxquels l’équipe croit',
          ],
        ],
        [
          'interaction-design',
          ['foundations', 'workshop', 'mastering'],
          ['Interaction Design', 'flows, feedback, and forgiving mistakes'],
          ['تصميم التفاعل', 'المسارات، والاستجابة، والتسامح مع الأخطاء'],
          ['le design d’interaction', 'les parcours, les retours et le droit à l’erreur'],
        ],
        [
          'usability-testing',
          ['course', 'weekend', 'depth'],
          ['Usability Testing', 'tasks, silence, and notes that lead to changes'],
          ['اختبار سهولة الاستخدام', 'المهام، والصمت، والملاحظات التي تقود إلى التغيير'],
          ['le test d’utilisabilité', 'les tâches, le silence et les notes qui mènent aux changements'],
        ],
      ],
    },
    {
      id: 'graphic_design',
      color: '#C06A3E',
      tag: 'graphics',
      name: text('Graphic Design', 'التصميم الجرافيكي', 'Design graphique'),
      description: text(
        'Type, image and white space, brought to agreement on paper and on screens.',
        'الحرف والصورة والبياض، في وفاق على الورق والشاشة.',
        'La lettre, l’image et le blanc, mis d’accord sur papier et à l’écran.',
      ),
      ways: [
        text(
          'Work is pinned to a wall and discussed by everyone, kindly and exactly.',
          'تُعلَّق الأعمال على الجدار ويناقشها الجميع بلطف ودقة.',
          'Les travaux s’accrochent au mur et se discutent à plusieurs, avec bienveillance et précision.',
        ),
        text(
          'One poster is redrawn until nothing can be taken away.',
          'يُعاد رسم ملصق واحد حتى لا يبقى فيه ما يُحذف.',
          'Une même affiche est reprise jusqu’à ce qu’il n’y ait plus rien à enlever.',
        ),
      ],
      subjects: [
        [
          'typography',
          ['intro', 'workshop', 'depth'],
          ['Typography', 'letterforms, rhythm, and pairs of typefaces'],
          ['فن الطباعة', 'أشكال الحروف، والإيقاع، وتزاوج الخطوط'],
          ['la typographie', 'les formes de lettres, le rythme et les alliances de caractères'],
        ],
        [
          'color-theory',
          ['foundations', 'practice', 'mistakes'],
          ['Color', 'contrast, harmony, and palettes that survive printing'],
          ['الألوان', 'التباين، والانسجام، واللوحات اللونية التي تصمد في الطباعة'],
          ['la couleur', 'le contraste, l’harmonie et les palettes qui résistent à l’impression'],
        ],
        [
          'poster-design',
          ['course', 'weekend', 'projects'],
          ['Poster Design', 'one idea, large letters, and distance'],
          ['تصميم الملصقات', 'الفكرة الواحدة، والحروف الكبيرة، والمسافة'],
          ['le design d’affiches', 'l’idée unique, les grandes lettres et la distance'],
        ],
      ],
    },
    {
      id: 'branding',
      color: '#A94A3C',
      tag: 'brand',
      name: text('Branding', 'العلامات التجارية', 'Image de marque'),
      description: text(
        'Names, marks and voices that people recognize and trust.',
        'أسماء ورموز ونبرات يعرفها الناس ويثقون بها.',
        'Des noms, des signes et des voix que l’on reconnaît et auxquels on se fie.',
      ),
      ways: [
        text(
          'You work for a real small business in your street.',
          'تعمل لمتجر صغير حقيقي في شارعك.',
          'Vous travaillez pour un vrai petit commerce de votre rue.',
        ),
        text(
          'Every proposal must fit on a stamp and on a van.',
          'ينبغي لكل مقترح أن يصلح لطابع بريدي ولشاحنة.',
          'Chaque proposition doit tenir sur un timbre et sur une camionnette.',
        ),
      ],
      subjects: [
        [
          'logo-design',
          ['scratch', 'workshop', 'mistakes'],
          ['Logo Design', 'sketches by the dozen, simple shapes, and tests at 16 pixels'],
          ['تصميم الشعارات', 'عشرات الرسوم الأولية، والأشكال البسيطة، والاختبار بحجم 16 بكسلًا'],
          ['la création de logos', 'les croquis par dizaines, les formes simples et les essais à 16 pixels'],
        ],
        [
          'brand-strategy',
          ['intro', 'practice', 'advanced'],
          ['Brand Strategy', 'position, promise, and proof'],
          ['استراتيجية العلامة', 'الموقع، والوعد، والبرهان'],
          ['la stratégie de marque', 'la position, la promesse et la preuve'],
        ],
        [
          'tone-of-voice',
          ['course', 'weekend', 'depth'],
          ['Tone of Voice', 'words to use and to avoid, rhythm, and hard messages'],
          ['نبرة العلامة', 'الكلمات المختارة والمتجنَّبة، والإيقاع، والرسائل الصعبة'],
          ['le ton de marque', 'les mots à choisir ou à éviter, le rythme et les messages difficiles'],
        ],
      ],
    },
    {
      id: '3d_design',
      color: '#B96B4F',
      tag: '3d',
      name: text('3D Design', 'التصميم ثلاثي الأبعاد', 'Design 3D'),
      description: text(
        'Form, light and material, from a cube to a room one would like to enter.',
        'الشكل والضوء والمادة، من المكعب إلى غرفة نرغب في دخولها.',
        'La forme, la lumière et la matière, du cube à la pièce où l’on voudrait entrer.',
      ),
      ways: [
        text(
          'Each week has one object from your kitchen as its model.',
          'لكل أسبوع نموذج هو غرض من مطبخك.',
          'Chaque semaine prend pour modèle un objet de votre cuisine.',
        ),
        text(
          'You study photographs before you touch a light.',
          'تدرس الصور الفوتوغرافية قبل أن تضع ضوءًا.',
          'Vous étudiez des photographies avant de poser une lumière.',
        ),
      ],
      subjects: [
        [
          'blender',
          ['scratch', 'practice', 'projects'],
          ['Blender', 'modeling, materials, and a first rendered scene'],
          ['بلندر', 'النمذجة، والمواد، وأول مشهد مكتمل'],
          ['Blender', 'la modélisation, les matières et une première scène rendue'],
        ],
        [
          '3d-lighting',
          ['course', 'workshop', 'depth'],
          ['Lighting in 3D', 'key and fill, shadows, and mood'],
          ['الإضاءة ثلاثية الأبعاد', 'الضوء الرئيسي والمساند، والظلال، والأجواء'],
          ['la lumière en 3D', 'la lumière principale et d’appoint, les ombres et l’ambiance'],
        ],
        [
          '3d-printing',
          ['intro', 'weekend', 'mistakes'],
          ['3D Printing', 'printable shapes, supports, and parts that fit'],
          ['الطباعة ثلاثية الأبعاد', 'الأشكال القابلة للطباعة، والدعامات، والقطع المتطابقة'],
          ['l’impression 3D', 'les formes imprimables, les supports et les pièces qui s’emboîtent'],
        ],
      ],
    },
    {
      id: 'ui_ux_tools',
      color: '#9E5A34',
      tag: 'tools',
      name: text('UI & UX Tools', 'أدوات الواجهات والتجربة', 'Outils UI et UX'),
      description: text(
        'The programs of the trade, used with care and without detours.',
        'برامج المهنة، تُستخدم بعناية وبلا التفاف.',
        'Les logiciels du métier, employés avec soin et sans détours.',
      ),
      ways: [
        text(
          'You rebuild a screen that you like, layer by layer, and hand it to someone who programs.',
          'تعيد بناء شاشة تعجبك طبقة طبقة، ثم تسلّمها إلى مبرمج.',
          'Vous reconstruisez un écran qui vous plaît, calque après calque, puis le remettez à un développeur.',
        ),
        text(
          'Files are tidied together at the end of each meeting.',
          'نرتب الملفات معًا في ختام كل لقاء.',
          'Les fichiers se rangent ensemble à la fin de chaque rencontre.',
        ),
      ],
      subjects: [
        [
          'figma',
          ['scratch', 'practice', 'advanced'],
          ['Figma', 'frames, components, and variables'],
          ['Figma', 'الإطارات، والمكوّنات، والمتغيرات'],
          ['Figma', 'les cadres, les composants et les variables'],
        ],
        [
          'prototyping',
          ['intro', 'workshop', 'weekend'],
          ['Prototyping', 'clickable drafts, motion, and honest demonstrations'],
          ['النماذج الأولية', 'المسودات القابلة للنقر، والحركة، والعروض الصادقة'],
          ['le prototypage', 'les ébauches cliquables, le mouvement et les démonstrations honnêtes'],
        ],
        [
          'design-handoff',
          ['course', 'mistakes'],
          ['Design Handoff', 'specifications, awkward cases, and talks with developers'],
          ['تسليم التصاميم', 'المواصفات، والحالات الحرجة، والحوار مع المطورين'],
          [
            'la remise des maquettes',
            'les spécifications, les cas délicats et les échanges avec les développeurs',
          ],
        ],
      ],
    },
    {
      id: 'metaverse_vr',
      color: '#A65C66',
      tag: 'vr',
      name: text('Metaverse & VR', 'الميتافيرس والواقع الافتراضي', 'Métavers et réalité virtuelle'),
      description: text(
        'Rooms that exist only in a headset, made for bodies that are real.',
        'غرف لا توجد إلا في الخوذة، صُنعت لأجساد حقيقية.',
        'Des lieux qui n’existent que dans un casque, faits pour des corps bien réels.',
      ),
      ways: [
        text(
          'A headset is useful but not needed: each scene also runs in a browser.',
          'الخوذة مفيدة لكنها ليست لازمة، فكل مشهد يعمل في المتصفح أيضًا.',
          'Un casque est utile mais pas nécessaire : chaque scène tourne aussi dans un navigateur.',
        ),
        text(
          'Comfort is tested first, wonder second.',
          'نختبر الراحة أولًا ثم الدهشة.',
          'Le confort se teste d’abord, l’émerveillement ensuite.',
        ),
      ],
      subjects: [
        [
          'vr-scenes',
          ['intro', 'projects', 'depth'],
          ['VR Scenes', 'scale, movement without dizziness, and spatial sound'],
          ['مشاهد الواقع الافتراضي', 'المقياس، والحركة بلا دوار، والصوت المكاني'],
          ['les scènes en réalité virtuelle', 'l’échelle, le mouvement sans vertige et le son spatial'],
        ],
        [
          'augmented-reality',
          ['scratch', 'workshop', 'practice'],
          ['Augmented Reality', 'markers, anchors, and light that matches the room'],
          ['الواقع المعزز', 'العلامات، ونقاط التثبيت، والضوء الملائم للغرفة'],
          ['la réalité augmentée', 'les marqueurs, les ancrages et la lumière accordée à la pièce'],
        ],
        [
          'virtual-museums',
          ['course', 'weekend', 'mistakes'],
          ['Virtual Museums', 'scanned objects, paths, and labels one wants to read'],
          ['المتاحف الافتراضية', 'القطع الممسوحة، والمسارات، واللوحات التي يطيب قراءتها'],
          ['les musées virtuels', 'les objets numérisés, les parcours et les cartels qu’on a envie de lire'],
        ],
      ],
    },
  ],
};
