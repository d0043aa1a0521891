import { type DomainSource, text } from './types.ts';

export const languages: DomainSource = {
  id: 'languages',
  color: '#1F7A7A',
  name: text('Languages', 'اللغات', 'Langues'),
  categories: [
    {
      id: 'language_learning',
      color: '#1F7A7A',
      tag: 'languages',
      name: text('Language Learning', 'تعلّم اللغات', 'Apprentissage des langues'),
      description: text(
        'Methods that work for any language, and company on the way.',
        'طرائق تصلح لأي لغة، ورفقة على الطريق.',
        'Des méthodes bonnes pour toute langue, et de la compagnie en chemin.',
      ),
      ways: [
        text(
          'You choose your language; the group mixes beginners of many.',
          'تختار لغتك، والمجموعة خليط من مبتدئين في لغات كثيرة.',
          'Vous choisissez votre langue ; le groupe réunit les débutants de plusieurs.',
        ),
        text(
          'We keep a record of words met in real life, not in lists.',
          'ندوّن كلمات صادفناها في الحياة لا في القوائم.',
          'Nous notons les mots rencontrés dans la vie, pas dans des listes.',
        ),
      ],
      subjects: [
        [
          'pronunciation',
          ['intro', 'practice', 'mistakes'],
          ['Pronunciation', 'listening, new sounds, and melody'],
          ['النطق', 'الاستماع، والأصوات الجديدة، واللحن'],
          ['la prononciation', 'l’écoute, les sons nouveaux et la mélodie'],
        ],
        [
          'vocabulary',
          ['foundations', 'weekend', 'depth'],
          ['Vocabulary', 'word families, spaced review, and reading'],
          ['المفردات', 'عائلات الكلمات، والمراجعة المتباعدة، والقراءة'],
          ['le vocabulaire', 'les familles de mots, la révision espacée et la lecture'],
        ],
        [
          'conversation',
          ['course', 'workshop', 'mastering'],
          ['Conversation', 'small talk, rescue phrases, and courage'],
          ['المحادثة', 'الحديث العابر، وعبارات النجدة، والجرأة'],
          ['la conversation', 'les petits échanges, les phrases de secours et l’audace'],
        ],
      ],
    },
    {
      id: 'arabic_language',
      color: '#2E6E66',
      tag: 'arabic',
      name: text('Arabic', 'العربية', 'Arabe'),
      description: text(
        'One language with many voices, from the alphabet to the newspaper.',
        'لغة واحدة بأصوات كثيرة، من الأبجدية إلى الصحيفة.',
        'Une langue aux voix nombreuses, de l’alphabet au journal.',
      ),
      ways: [
        text(
          'You hear speakers from Cairo, Beirut and Casablanca in the same week.',
          'تسمع في أسبوع واحد متحدثين من القاهرة وبيروت والدار البيضاء.',
          'Vous écoutez la même semaine des voix du Caire, de Beyrouth et de Casablanca.',
        ),
        text(
          'Handwriting is practiced on paper and corrected by a person.',
          'نتدرب على الخط على الورق ويصححه إنسان.',
          'L’écriture se pratique sur papier et se corrige par une personne.',
        ),
      ],
      subjects: [
        [
          'arabic-script',
          ['scratch', 'weekend', 'practice'],
          ['Arabic Script', 'letters and their shapes, vowels, and handwriting'],
          ['الكتابة العربية', 'الحروف وأشكالها، والحركات، والكتابة باليد'],
          ['l’écriture arabe', 'les lettres et leurs formes, les voyelles et l’écriture à la main'],
        ],
        [
          'levantine-arabic',
          ['intro', 'course', 'workshop'],
          ['Levantine Arabic', 'greetings, the market, and the telephone'],
          ['اللهجة الشامية', 'التحيات، والسوق، والهاتف'],
          ['l’arabe levantin', 'les salutations, le marché et le téléphone'],
        ],
        [
          'arabic-grammar',
          ['foundations', 'depth', 'mistakes'],
          ['Arabic Grammar', 'roots and patterns, verbs, and case endings'],
          ['النحو العربي', 'الجذور والأوزان، والأفعال، والإعراب'],
          ['la grammaire arabe', 'les racines et les schèmes, les verbes et les désinences'],
        ],
      ],
    },
    {
      id: 'french_language',
      color: '#3A7D8C',
      tag: 'french',
      name: text('French', 'الفرنسية', 'Français'),
      description: text(
        'French for living in it: cafés, letters, novels and forms.',
        'فرنسية للعيش بها: المقهى والرسالة والرواية والاستمارة.',
        'Le français pour y vivre : cafés, lettres, romans et formulaires.',
      ),
      ways: [
        text(
          'From the second week on, nothing but French is spoken.',
          'لا نتكلم ابتداءً من الأسبوع الثاني إلا الفرنسية.',
          'Dès la deuxième semaine, on ne parle plus que français.',
        ),
        text(
          'Voices come from Dakar, Montréal, Brussels and Lyon.',
          'الأصوات من دكار ومونتريال وبروكسل وليون.',
          'Les voix viennent de Dakar, de Montréal, de Bruxelles et de Lyon.',
        ),
      ],
      subjects: [
        [
          'everyday-french',
          ['scratch', 'practice', 'mistakes'],
          ['Everyday French', 'shopping, appointments, and neighbors'],
          ['الفرنسية اليومية', 'التسوق، والمواعيد، والجيران'],
          ['le français de tous les jours', 'les courses, les rendez-vous et les voisins'],
        ],
        [
          'french-writing',
          ['course', 'workshop', 'advanced'],
          ['Written French', 'letters, accents and agreement, and style'],
          ['الفرنسية المكتوبة', 'الرسائل، والعلامات والمطابقة، والأسلوب'],
          ['le français écrit', 'les lettres, les accents et les accords, et le style'],
        ],
        [
          'french-literature',
          ['intro', 'depth', 'weekend'],
          ['Reading in French', 'short stories, dialogue, and unknown words'],
          ['القراءة بالفرنسية', 'القصص القصيرة، والحوار، والكلمات المجهولة'],
          ['la lecture en français', 'les nouvelles, les dialogues et les mots inconnus'],
        ],
      ],
    },
  ],
};
