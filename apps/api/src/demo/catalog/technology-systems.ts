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
      'Think like an attacker, act like a good neighbor, and keep people’s data theirs.',
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
];
