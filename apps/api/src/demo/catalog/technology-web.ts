import { type CategorySource, text } from './types.ts';

export const webDevelopment: CategorySource = {
  id: 'web_dev',
  color: '#2F6FB7',
  tag: 'web',
  name: text('Web Development', 'تطوير الويب', 'Développement web'),
  description: text(
    'From a first page of HTML to applications that thousands of people use at once: languages, frameworks and the craft around them.',
    'من أول صفحة HTML إلى تطبيقات يستخدمها الآلاف في آن واحد: اللغات وأطر العمل وما يحيط بها من صنعة.',
    'De la première page HTML aux applications que des milliers de personnes utilisent à la fois : langages, frameworks et savoir-faire.',
  ),
  ways: [
    text(
      'Each week you publish a small change to a real site and read the code of someone else in the group.',
      'تنشر كل أسبوع تعديلًا صغيرًا في موقع حقيقي وتقرأ شيفرة أحد زملائك في المجموعة.',
      'Chaque semaine, vous publiez une petite évolution d’un vrai site et relisez le code d’un autre participant.',
    ),
    text(
      'We look at pages from well-known sites, find out how they were built, and rebuild the interesting part together.',
      'نفحص صفحات من مواقع معروفة ونكتشف كيف بُنيت، ثم نعيد معًا بناء الجزء المثير للاهتمام منها.',
      'Nous observons des pages de sites connus, cherchons comment elles sont faites et en reconstruisons ensemble la partie intéressante.',
    ),
  ],
  subjects: [
    [
      'typescript',
      ['intro', 'practice', 'advanced'],
      ['TypeScript', 'types that catch mistakes, generics, and narrowing of unknown data'],
      ['TypeScript', 'الأنواع التي تكشف الأخطاء، والأنواع العامة، وتضييق البيانات المجهولة'],
      [
        'TypeScript',
        'les types qui attrapent les erreurs, les génériques et l’affinement de données inconnues',
      ],
    ],
    [
      'semantic-html',
      ['foundations', 'mistakes', 'weekend'],
      [
        'Semantic HTML',
        'headings and landmarks, forms that work without scripts, and tables that can be read aloud',
      ],
      ['لغة HTML الدلالية', 'العناوين والمعالم، والنماذج التي تعمل دون برمجة، والجداول التي تُقرأ بصوت مسموع'],
      [
        'le HTML sémantique',
        'les titres et les repères, les formulaires qui marchent sans script et les tableaux lisibles à voix haute',
      ],
    ],
    [
      'css-layout',
      ['intro', 'workshop', 'mastering'],
      ['CSS Layout', 'grid, flexbox, and container queries'],
      ['التخطيط بلغة CSS', 'الشبكات والصناديق المرنة واستعلامات الحاويات'],
      ['la mise en page CSS', 'les grilles, les boîtes flexibles et les requêtes de conteneur'],
    ],
    [
      'javascript',
      ['scratch', 'depth', 'projects'],
      ['JavaScript', 'closures, promises, and the event loop'],
      ['JavaScript', 'الإغلاقات والوعود وحلقة الأحداث'],
      ['JavaScript', 'les fermetures, les promesses et la boucle d’événements'],
    ],
    [
      'react',
      ['intro', 'practice', 'mistakes'],
      ['React', 'components, state that lives in the right place, and effects'],
      ['React', 'المكوّنات، والحالة الموضوعة في مكانها الصحيح، والتأثيرات'],
      ['React', 'les composants, l’état placé au bon endroit et les effets'],
    ],
    [
      'vue',
      ['intro', 'projects', 'advanced'],
      ['Vue', 'single-file components, the composition API, and stores'],
      ['Vue', 'المكوّنات ذات الملف الواحد، وواجهة التركيب، والمخازن'],
      ['Vue', 'les composants monofichiers, l’API de composition et les magasins d’état'],
    ],
    [
      'svelte',
      ['intro', 'weekend', 'practice'],
      ['Svelte', 'runes, transitions, and forms that submit themselves'],
      ['Svelte', 'الرونات، والانتقالات، والنماذج التي تُرسل نفسها'],
      ['Svelte', 'les runes, les transitions et les formulaires qui s’envoient d’eux-mêmes'],
    ],
    [
      'node-servers',
      ['intro', 'depth', 'practice'],
      ['Node.js Servers', 'requests and streams, error handling, and graceful shutdown'],
      ['خوادم Node.js', 'الطلبات والتدفقات، ومعالجة الأخطاء، والإيقاف السلس'],
      ['les serveurs Node.js', 'les requêtes et les flux, la gestion des erreurs et l’arrêt en douceur'],
    ],
    [
      'rest-api-design',
      ['foundations', 'workshop', 'mistakes'],
      ['REST API Design', 'resources and status codes, pagination, and contracts written in OpenAPI'],
      ['تصميم واجهات REST', 'الموارد ورموز الحالة، وترقيم الصفحات، والعقود المكتوبة بصيغة OpenAPI'],
      [
        'la conception d’API REST',
        'les ressources et les codes d’état, la pagination et les contrats écrits en OpenAPI',
      ],
    ],
    [
      'graphql',
      ['intro', 'practice', 'depth'],
      ['GraphQL', 'schemas, resolvers, and the cost of a query'],
      ['GraphQL', 'المخططات، والمحلّلات، وكلفة الاستعلام'],
      ['GraphQL', 'les schémas, les résolveurs et le coût d’une requête'],
    ],
    [
      'web-accessibility',
      ['foundations', 'workshop', 'practice'],
      ['Web Accessibility', 'keyboard paths, names for assistive technology, and contrast'],
      ['إتاحة الويب للجميع', 'التنقل بلوحة المفاتيح، والأسماء التي تقرؤها التقنيات المساعدة، والتباين'],
      [
        'l’accessibilité web',
        'les parcours au clavier, les noms lus par les aides techniques et les contrastes',
      ],
    ],
    [
      'web-performance',
      ['course', 'workshop', 'mastering'],
      ['Web Performance', 'loading order, caching, and measurements from real visitors'],
      ['أداء صفحات الويب', 'ترتيب التحميل، والتخزين المؤقت، والقياسات المأخوذة من زوار حقيقيين'],
      [
        'la performance web',
        'l’ordre de chargement, la mise en cache et les mesures prises chez de vrais visiteurs',
      ],
    ],
    [
      'browser-testing',
      ['intro', 'practice', 'mistakes'],
      ['Browser Testing', 'tests that act like a person, stable selectors, and quick feedback'],
      ['الاختبار في المتصفح', 'الاختبارات التي تتصرف كإنسان، والمحددات الثابتة، والنتائج السريعة'],
      [
        'les tests dans le navigateur',
        'les tests qui agissent comme une personne, les sélecteurs stables et les retours rapides',
      ],
    ],
    [
      'progressive-web-apps',
      ['intro', 'projects', 'weekend'],
      ['Progressive Web Apps', 'service workers, offline storage, and installation'],
      ['تطبيقات الويب التقدمية', 'عمّال الخدمة، والتخزين دون اتصال، والتثبيت على الجهاز'],
      ['les applications web progressives', 'les service workers, le stockage hors ligne et l’installation'],
    ],
    [
      'web-animation',
      ['course', 'workshop', 'weekend'],
      ['Web Animation', 'timing and easing, view transitions, and respect for reduced motion'],
      ['الحركة على الويب', 'التوقيت والتسارع، وانتقالات المشاهد، واحترام من يفضّل حركة أقل'],
      [
        'l’animation web',
        'le rythme et l’accélération, les transitions de vue et le respect du mouvement réduit',
      ],
    ],
    [
      'server-rendering',
      ['intro', 'depth', 'practice'],
      ['Server Rendering', 'streaming HTML, hydration, and data that loads once'],
      ['العرض من الخادم', 'بث HTML، وإحياء الصفحة في المتصفح، والبيانات التي تُحمَّل مرة واحدة'],
      [
        'le rendu côté serveur',
        'le HTML diffusé au fil de l’eau, l’hydratation et les données chargées une seule fois',
      ],
    ],
    [
      'design-systems-code',
      ['foundations', 'practice', 'advanced'],
      ['Design Systems in Code', 'tokens, component contracts, and visual tests'],
      ['أنظمة التصميم برمجيًا', 'الرموز التصميمية، وعقود المكوّنات، والاختبارات البصرية'],
      [
        'les design systems dans le code',
        'les jetons de style, les contrats de composants et les tests visuels',
      ],
    ],
    [
      'web-security',
      ['foundations', 'mistakes', 'advanced'],
      ['Security for Web Developers', 'injection, sessions and cookies, and content security policies'],
      ['الأمان لمطوري الويب', 'هجمات الحقن، والجلسات وملفات الارتباط، وسياسات أمان المحتوى'],
      [
        'la sécurité pour développeurs web',
        'les injections, les sessions et les cookies, et les politiques de sécurité du contenu',
      ],
    ],
    [
      'forms-validation',
      ['course', 'mistakes', 'workshop'],
      [
        'Forms and Validation',
        'schemas shared with the server, kind error messages, and long forms in steps',
      ],
      [
        'النماذج والتحقق من المدخلات',
        'المخططات المشتركة مع الخادم، ورسائل الخطأ اللطيفة، والنماذج الطويلة على خطوات',
      ],
      [
        'les formulaires et la validation',
        'les schémas partagés avec le serveur, les messages d’erreur bienveillants et les longs formulaires par étapes',
      ],
    ],
    [
      'multilingual-sites',
      ['course', 'practice', 'weekend'],
      ['Multilingual Sites', 'plurals in Arabic and French, right-to-left layouts, and dates and prices'],
      [
        'المواقع متعددة اللغات',
        'صيغ الجمع في العربية والفرنسية، والتخطيط من اليمين إلى اليسار، والتواريخ والأسعار',
      ],
      [
        'les sites multilingues',
        'les pluriels de l’arabe et du français, l’écriture de droite à gauche, les dates et les prix',
      ],
    ],
    [
      'state-machines',
      ['intro', 'practice', 'depth'],
      [
        'State Machines for Interfaces',
        'states and events, impossible states, and tests drawn from the diagram',
      ],
      ['آلات الحالة للواجهات', 'الحالات والأحداث، والحالات المستحيلة، والاختبارات المستخرجة من المخطط'],
      [
        'les machines à états pour les interfaces',
        'les états et les événements, les états impossibles et les tests tirés du diagramme',
      ],
    ],
    [
      'web-maps',
      ['intro', 'projects', 'weekend'],
      ['Maps on the Web', 'tiles and projections, markers that stay readable, and routes'],
      ['الخرائط على الويب', 'المربعات والإسقاطات، والعلامات التي تبقى مقروءة، والمسارات'],
      [
        'les cartes sur le web',
        'les tuiles et les projections, les repères qui restent lisibles et les itinéraires',
      ],
    ],
  ],
};
