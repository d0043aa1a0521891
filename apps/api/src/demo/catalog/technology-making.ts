import { type CategorySource, text } from './types.ts';

export const making: readonly CategorySource[] = [
  {
    id: 'game_development',
    color: '#5B6FA8',
    tag: 'games',
    name: text('Game Development', 'تطوير الألعاب', 'Développement de jeux'),
    description: text(
      'Small games, finished: rules, worlds and the loop that holds them together.',
      'ألعاب صغيرة لكنها مكتملة: القواعد والعوالم والحلقة التي تجمعها.',
      'De petits jeux, mais finis : les règles, les mondes et la boucle qui les tient.',
    ),
    ways: [
      text(
        'At every meeting someone plays your game while you keep silent and take notes.',
        'في كل لقاء يلعب أحدهم لعبتك وأنت صامت تدوّن ملاحظاتك.',
        'À chaque rencontre, quelqu’un joue à votre jeu pendant que vous prenez des notes en silence.',
      ),
      text(
        'The aim is ten good minutes of play, not a hundred unfinished hours.',
        'الهدف عشر دقائق ممتعة من اللعب لا مئة ساعة ناقصة.',
        'Le but est dix bonnes minutes de jeu, pas cent heures inachevées.',
      ),
    ],
    subjects: [
      [
        'godot',
        ['scratch', 'projects', 'depth'],
        ['Godot', 'scenes and signals, tile maps, and sound'],
        ['Godot', 'المشاهد والإشارات، وخرائط المربعات، والصوت'],
        ['Godot', 'les scènes et les signaux, les cartes de tuiles et le son'],
      ],
      [
        'level-design',
        ['intro', 'workshop', 'mastering'],
        ['Level Design', 'first minutes, difficulty that grows, and hidden hints'],
        ['تصميم المراحل', 'الدقائق الأولى، والصعوبة المتدرجة، والتلميحات الخفية'],
        ['le level design', 'les premières minutes, la difficulté croissante et les indices cachés'],
      ],
      [
        'game-feel',
        ['course', 'weekend', 'workshop'],
        ['Game Feel', 'weight and speed, camera, and feedback to the hand'],
        ['الإحساس باللعب', 'الثقل والسرعة، والكاميرا، واستجابة اليد'],
        ['les sensations de jeu', 'le poids et la vitesse, la caméra et les réponses à la main'],
      ],
    ],
  },
  {
    id: 'software_testing',
    color: '#3B7C93',
    tag: 'testing',
    name: text('Software Testing', 'اختبار البرمجيات', 'Test logiciel'),
    description: text(
      'Find out before the customer does, and dare to change things again.',
      'اكتشف الخلل قبل العميل، واستعد جرأتك على التغيير.',
      'Le découvrir avant le client, et oser de nouveau changer les choses.',
    ),
    ways: [
      text(
        'Every test is seen failing once before it is trusted.',
        'لا نثق باختبار قبل أن نراه يفشل مرة.',
        'Aucun test n’est cru avant d’avoir échoué une fois.',
      ),
      text(
        'You bring a program of your own that nobody dares to touch.',
        'تأتي ببرنامج لك لا يجرؤ أحد على لمسه.',
        'Vous apportez un programme à vous que personne n’ose toucher.',
      ),
    ],
    subjects: [
      [
        'unit-testing',
        ['foundations', 'practice', 'mistakes'],
        ['Unit Testing', 'arrangement and assertion, doubles, and readable names'],
        ['اختبار الوحدات', 'التهيئة والتحقق، والبدائل، والأسماء المقروءة'],
        ['les tests unitaires', 'la mise en place et la vérification, les doublures et les noms lisibles'],
      ],
      [
        'exploratory-testing',
        ['intro', 'workshop', 'mastering'],
        ['Exploratory Testing', 'charters, notes, and the art of the odd question'],
        ['الاختبار الاستكشافي', 'خطط الجولات، والملاحظات، وفن السؤال غير المتوقع'],
        ['le test exploratoire', 'les feuilles de route, les notes et l’art de la question étrange'],
      ],
      [
        'property-testing',
        ['course', 'weekend', 'depth'],
        ['Property-Based Testing', 'invariants, generators, and smallest counterexamples'],
        ['الاختبار القائم على الخصائص', 'الثوابت، والمولّدات، وأصغر الأمثلة المضادة'],
        ['le test par propriétés', 'les invariants, les générateurs et les plus petits contre-exemples'],
      ],
    ],
  },
  {
    id: 'linux_administration',
    color: '#476E7F',
    tag: 'linux',
    name: text('Linux Administration', 'إدارة لينكس', 'Administration Linux'),
    description: text(
      'The quiet machine in the corner, understood from the shell to the kernel’s logs.',
      'ذلك الجهاز الهادئ في الزاوية، مفهومًا من سطر الأوامر إلى سجلات النواة.',
      'La machine discrète dans le coin, comprise du terminal aux journaux du noyau.',
    ),
    ways: [
      text(
        'You receive a server of your own and are allowed to break it.',
        'تحصل على خادم خاص بك ويُسمح لك بتعطيله.',
        'Vous recevez un serveur à vous, avec le droit de le casser.',
      ),
      text(
        'Commands are explained before they are typed.',
        'نشرح الأوامر قبل أن نكتبها.',
        'Les commandes s’expliquent avant de se taper.',
      ),
    ],
    subjects: [
      [
        'command-line',
        ['intro', 'weekend', 'mastering'],
        ['The Command Line', 'pipes, text tools, and small scripts'],
        ['سطر الأوامر', 'الأنابيب، وأدوات النصوص، والبرامج الصغيرة'],
        ['la ligne de commande', 'les tubes, les outils de texte et les petits scripts'],
      ],
      [
        'linux-servers',
        ['scratch', 'practice', 'mistakes'],
        ['Linux Servers', 'users and rights, services, and updates'],
        ['خوادم لينكس', 'المستخدمون والصلاحيات، والخدمات، والتحديثات'],
        ['les serveurs Linux', 'les utilisateurs et les droits, les services et les mises à jour'],
      ],
      [
        'shell-scripting',
        ['course', 'projects', 'mistakes'],
        ['Shell Scripting', 'quoting, exit codes, and scripts that can run twice'],
        ['برمجة الصدفة', 'علامات الاقتباس، ورموز الخروج، والبرامج التي يمكن تشغيلها مرتين'],
        ['les scripts shell', 'les guillemets, les codes de sortie et les scripts qu’on peut relancer'],
      ],
    ],
  },
  {
    id: 'robotics',
    color: '#4A7A9C',
    tag: 'robotics',
    name: text('Robotics & Electronics', 'الروبوتات والإلكترونيات', 'Robotique et électronique'),
    description: text(
      'Code that moves something: sensors, motors and a soldering iron.',
      'شيفرة تحرّك شيئًا: مستشعرات ومحركات ومكواة لحام.',
      'Du code qui fait bouger quelque chose : capteurs, moteurs et fer à souder.',
    ),
    ways: [
      text(
        'A box with all parts comes to you by post before the first evening.',
        'يصلك بالبريد صندوق فيه كل القطع قبل الأمسية الأولى.',
        'Une boîte contenant toutes les pièces vous arrive par la poste avant la première soirée.',
      ),
      text(
        'Smoke is part of the lesson; we begin with a fuse.',
        'الدخان جزء من الدرس، لذلك نبدأ بالمصهر.',
        'La fumée fait partie de la leçon : nous commençons par un fusible.',
      ),
    ],
    subjects: [
      [
        'arduino',
        ['scratch', 'projects', 'weekend'],
        ['Arduino', 'light and buttons, sensors, and small displays'],
        ['أردوينو', 'الأضواء والأزرار، والمستشعرات، والشاشات الصغيرة'],
        ['Arduino', 'la lumière et les boutons, les capteurs et les petits écrans'],
      ],
      [
        'robot-motion',
        ['intro', 'practice', 'advanced'],
        ['Robot Motion', 'motors and gears, control loops, and finding the way'],
        ['حركة الروبوت', 'المحركات والتروس، وحلقات التحكم، والاهتداء إلى الطريق'],
        [
          'le mouvement des robots',
          'les moteurs et les engrenages, les boucles de contrôle et l’orientation',
        ],
      ],
      [
        'circuit-design',
        ['foundations', 'workshop', 'mistakes'],
        ['Circuit Design', 'schematics, boards, and measurements'],
        ['تصميم الدوائر', 'المخططات، واللوحات، والقياسات'],
        ['la conception de circuits', 'les schémas, les cartes et les mesures'],
      ],
    ],
  },
  {
    id: 'open_source',
    color: '#336B8F',
    tag: 'open source',
    name: text('Open Source', 'المصادر المفتوحة', 'Logiciel libre'),
    description: text(
      'Join a project, be welcome there, and leave it better than you found it.',
      'انضم إلى مشروع، ولقَ الترحيب فيه، واتركه أفضل مما وجدته.',
      'Rejoindre un projet, y être bienvenu et le laisser meilleur qu’on ne l’a trouvé.',
    ),
    ways: [
      text(
        'Maintainers of living projects come as guests and answer frankly.',
        'يحل مسؤولو مشاريع حية ضيوفًا علينا ويجيبون بصراحة.',
        'Des responsables de projets vivants viennent en invités et répondent franchement.',
      ),
      text(
        'You send a change that you are proud of to a project that you use.',
        'ترسل تعديلًا تفخر به إلى مشروع تستخدمه.',
        'Vous envoyez une modification dont vous êtes fier à un projet que vous utilisez.',
      ),
    ],
    subjects: [
      [
        'git',
        ['scratch', 'depth', 'mistakes'],
        ['Git', 'commits that tell a story, branches, and conflicts without fear'],
        ['Git', 'الإيداعات التي تروي قصة، والفروع، والتعارضات بلا خوف'],
        ['Git', 'les commits qui racontent une histoire, les branches et les conflits sans crainte'],
      ],
      [
        'first-contribution',
        ['course', 'weekend', 'workshop'],
        ['Your First Contribution', 'reading strange code, good questions, and patient review'],
        ['مساهمتك الأولى', 'قراءة شيفرة غريبة، والأسئلة الجيدة، والمراجعة الصبورة'],
        [
          'la première contribution',
          'la lecture d’un code inconnu, les bonnes questions et la relecture patiente',
        ],
      ],
      [
        'project-maintenance',
        ['foundations', 'practice'],
        ['Project Maintenance', 'issues and releases, licenses, and saying no kindly'],
        ['رعاية المشاريع', 'البلاغات والإصدارات، والتراخيص، والرفض بلطف'],
        ['la maintenance de projets', 'les tickets et les versions, les licences et les refus aimables'],
      ],
    ],
  },
];
