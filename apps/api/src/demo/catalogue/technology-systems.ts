import { type CategorySource, text } from './types.ts';

export const systems: readonly CategorySource[] = [
  {
    id: 'mobile_apps',
    color: '#2A7DA8',
    tag: 'mobile',
    name: text('Mobile Apps', 'تطبيقات الجوال', 'Applications mobiles'),
    description: text(
      'Apps that start fast, work without a signal and feel at home on the phone.',
      'تطبيقات سريعة التشغيل، تعمل بلا شبكة، وتبدو في مكانها على الهاتف.',
      'Des applications qui démarrent vite, marchent sans réseau et se sentent chez elles sur le téléphone.',
    ),
    ways: [
      text(
        'You try every version on your own phone, on the bus and in bad light.',
        'تجرّب كل نسخة على هاتفك، في الحافلة وتحت إضاءة ضعيفة.',
        'Vous essayez chaque version sur votre propre téléphone, dans le bus et en mauvaise lumière.',
      ),
      text(
        'The group keeps one shared app alive from the first screen to the store.',
        'تعتني المجموعة بتطبيق مشترك من أول شاشة حتى المتجر.',
        'Le groupe fait vivre une application commune, du premier écran jusqu’à la boutique.',
      ),
    ],
    subjects: [
      [
        'swiftui',
        ['intro', 'practice', 'projects'],
        ['SwiftUI', 'views and state, navigation, and accessibility on the iPhone'],
        ['SwiftUI', 'المشاهد والحالة، والتنقل، وإتاحة الاستخدام على الآيفون'],
        ['SwiftUI', 'les vues et l’état, la navigation et l’accessibilité sur iPhone'],
      ],
      [
        'kotlin-android',
        ['scratch', 'depth', 'mistakes'],
        ['Android with Kotlin', 'Compose, background work, and permissions'],
        ['أندرويد بلغة Kotlin', 'مكتبة Compose، والعمل في الخلفية، والأذونات'],
        ['Android avec Kotlin', 'Compose, les tâches de fond et les autorisations'],
      ],
      [
        'flutter',
        ['intro', 'workshop', 'advanced'],
        ['Flutter', 'widgets, animations, and one code base for two shops'],
        ['Flutter', 'عناصر الواجهة، والحركات، وشيفرة واحدة لمتجرين'],
        ['Flutter', 'les widgets, les animations et un seul code pour deux boutiques'],
      ],
    ],
  },
  {
    id: 'cloud_computing',
    color: '#3F7FB8',
    tag: 'cloud',
    name: text('Cloud Computing', 'الحوسبة السحابية', 'Informatique en nuage'),
    description: text(
      'Rent what you need, know what it costs, and sleep through the night.',
      'استأجر ما تحتاج إليه، واعرف كلفته، ونم ليلك مطمئنًا.',
      'Louer ce qu’il faut, savoir ce que cela coûte et dormir la nuit.',
    ),
    ways: [
      text(
        'Each exercise ends by reading the bill.',
        'ينتهي كل تمرين بقراءة الفاتورة.',
        'Chaque exercice se termine par la lecture de la facture.',
      ),
      text(
        'You draw the system first and click second.',
        'ترسم النظام أولًا ثم تنفذه.',
        'Vous dessinez le système avant de cliquer.',
      ),
    ],
    subjects: [
      [
        'cloud-architecture',
        ['foundations', 'practice', 'mastering'],
        ['Cloud Architecture', 'regions and zones, queues, and failure as a normal event'],
        ['معمارية السحابة', 'المناطق والنطاقات، وطوابير الرسائل، والعطل بوصفه أمرًا عاديًا'],
        [
          'l’architecture cloud',
          'les régions et les zones, les files d’attente et la panne comme événement normal',
        ],
      ],
      [
        'serverless',
        ['intro', 'weekend', 'mistakes'],
        ['Serverless Functions', 'triggers, cold starts, and limits'],
        ['الدوال بلا خوادم', 'المشغّلات، والبدء البارد، والحدود'],
        ['les fonctions sans serveur', 'les déclencheurs, les démarrages à froid et les limites'],
      ],
      [
        'cloud-costs',
        ['course', 'workshop', 'depth'],
        ['Cloud Costs', 'tags and budgets, idle machines, and storage that ages'],
        ['تكاليف السحابة', 'الوسوم والميزانيات، والأجهزة الخاملة، والتخزين المتقادم'],
        [
          'les coûts du cloud',
          'les étiquettes et les budgets, les machines inactives et le stockage qui vieillit',
        ],
      ],
    ],
  },
  {
    id: 'devops',
    color: '#40659E',
    tag: 'devops',
    name: text('DevOps', 'ديف أوبس', 'DevOps'),
    description: text(
      'The short, calm way from a change on a laptop to people who use it.',
      'الطريق القصير الهادئ من تعديل على الحاسوب إلى من يستخدمونه.',
      'Le chemin court et calme entre un changement sur un portable et les personnes qui s’en servent.',
    ),
    ways: [
      text(
        'Something is broken on purpose every week, and the group repairs it together.',
        'نُعطّل شيئًا عن قصد كل أسبوع وتصلحه المجموعة معًا.',
        'Chaque semaine, quelque chose est cassé exprès et le groupe le répare ensemble.',
      ),
      text(
        'Whatever was done by hand twice is automated the third time.',
        'كل ما أُنجز يدويًا مرتين يُؤتمت في الثالثة.',
        'Ce qui a été fait deux fois à la main est automatisé la troisième.',
      ),
    ],
    subjects: [
      [
        'containers',
        ['intro', 'practice', 'mistakes'],
        ['Containers', 'images and layers, networks, and small builds'],
        ['الحاويات', 'الصور والطبقات، والشبكات، والنسخ الصغيرة الحجم'],
        ['les conteneurs', 'les images et les couches, les réseaux et les constructions légères'],
      ],
      [
        'continuous-delivery',
        ['foundations', 'workshop', 'course'],
        ['Continuous Delivery', 'pipelines, gradual releases, and quick ways back'],
        ['التسليم المستمر', 'خطوط الإنتاج، والإطلاق التدريجي، والتراجع السريع'],
        [
          'la livraison continue',
          'les chaînes de publication, les mises en ligne progressives et les retours arrière rapides',
        ],
      ],
      [
        'kubernetes',
        ['scratch', 'depth', 'advanced'],
        ['Kubernetes', 'pods and services, rollouts, and resource limits'],
        ['Kubernetes', 'الوحدات والخدمات، وعمليات النشر، وحدود الموارد'],
        ['Kubernetes', 'les pods et les services, les déploiements et les limites de ressources'],
      ],
    ],
  },
  {
    id: 'blockchain',
    color: '#52689A',
    tag: 'blockchain',
    name: text('Blockchain', 'سلسلة الكتل', 'Blockchain'),
    description: text(
      'Shared ledgers without the noise: what they can do, what they cannot, and how they work.',
      'السجلات المشتركة بعيدًا عن الضجيج: ما تقدر عليه، وما لا تقدر عليه، وكيف تعمل.',
      'Les registres partagés sans le bruit : ce qu’ils peuvent, ce qu’ils ne peuvent pas et leur fonctionnement.',
    ),
    ways: [
      text(
        'No coin is bought or sold here: we use test networks only.',
        'لا نشتري هنا عملة ولا نبيعها: نستخدم شبكات الاختبار فقط.',
        'Ici, aucune monnaie n’est achetée ni vendue : seuls les réseaux de test servent.',
      ),
      text(
        'Each idea is weighed against a plain database.',
        'نوازن كل فكرة بقاعدة بيانات عادية.',
        'Chaque idée est comparée à une simple base de données.',
      ),
    ],
    subjects: [
      [
        'distributed-ledgers',
        ['intro', 'foundations', 'depth'],
        ['Distributed Ledgers', 'hashes and blocks, consensus, and forks'],
        ['السجلات الموزعة', 'البصمات والكتل، والإجماع، والتفرعات'],
        ['les registres distribués', 'les empreintes et les blocs, le consensus et les bifurcations'],
      ],
      [
        'smart-contracts',
        ['scratch', 'mistakes', 'advanced'],
        ['Smart Contracts', 'Solidity, tests and audits, and the price of each step'],
        ['العقود الذكية', 'لغة Solidity، والاختبارات والتدقيق، وثمن كل خطوة'],
        ['les contrats intelligents', 'Solidity, les tests et les audits, et le prix de chaque étape'],
      ],
      [
        'digital-identity',
        ['course', 'workshop'],
        ['Digital Identity', 'keys and wallets, verifiable credentials, and privacy'],
        ['الهوية الرقمية', 'المفاتيح والمحافظ، والشهادات القابلة للتحقق، والخصوصية'],
        [
          'l’identité numérique',
          'les clés et les portefeuilles, les attestations vérifiables et la vie privée',
        ],
      ],
    ],
  },
  {
    id: 'cybersecurity',
    color: '#2D5E86',
    tag: 'security',
    name: text('Cybersecurity', 'الأمن السيبراني', 'Cybersécurité'),
    description: text(
      'Think like an attacker, act like a good neighbour, and keep people’s data theirs.',
      'فكّر كالمهاجم، وتصرّف كالجار الطيب، وأبقِ بيانات الناس ملكًا لهم.',
      'Penser comme l’attaquant, agir en bon voisin et laisser aux gens leurs données.',
    ),
    ways: [
      text(
        'Attacks are tried in a closed laboratory that you get for the length of the course.',
        'تُجرَّب الهجمات في مختبر مغلق يُتاح لك طوال الدورة.',
        'Les attaques s’essaient dans un laboratoire fermé, à vous pour la durée du cours.',
      ),
      text(
        'Real incidents are read like detective stories, from the first clue.',
        'نقرأ الحوادث الحقيقية كما تُقرأ القصص البوليسية، من أول خيط.',
        'De vrais incidents se lisent comme des enquêtes, dès le premier indice.',
      ),
    ],
    subjects: [
      [
        'network-security',
        ['foundations', 'practice', 'depth'],
        ['Network Security', 'firewalls, traffic that looks wrong, and encrypted tunnels'],
        ['أمن الشبكات', 'الجدران النارية، وحركة البيانات المريبة، والأنفاق المشفرة'],
        ['la sécurité des réseaux', 'les pare-feu, le trafic suspect et les tunnels chiffrés'],
      ],
      [
        'ethical-hacking',
        ['intro', 'workshop', 'advanced'],
        ['Ethical Hacking', 'reconnaissance, common weaknesses, and reports that get things fixed'],
        ['الاختراق الأخلاقي', 'الاستطلاع، والثغرات الشائعة، والتقارير التي تقود إلى الإصلاح'],
        ['le piratage éthique', 'la reconnaissance, les faiblesses courantes et les rapports suivis d’effet'],
      ],
      [
        'everyday-privacy',
        ['course', 'weekend', 'mistakes'],
        ['Everyday Privacy', 'passwords and passkeys, phishing, and what phones give away'],
        ['الخصوصية اليومية', 'كلمات المرور ومفاتيح الدخول، والتصيد، وما تفشيه الهواتف'],
        [
          'la vie privée au quotidien',
          'les mots de passe et les clés d’accès, l’hameçonnage et ce que révèlent les téléphones',
        ],
      ],
    ],
  },
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
        ['course', 'weekend'],
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
        ['course', 'projects'],
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
        ['foundations', 'workshop'],
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
        ['Project Maintenance', 'issues and releases, licences, and saying no kindly'],
        ['رعاية المشاريع', 'البلاغات والإصدارات، والتراخيص، والرفض بلطف'],
        ['la maintenance de projets', 'les tickets et les versions, les licences et les refus aimables'],
      ],
    ],
  },
];
