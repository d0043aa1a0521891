import { type DomainSource, text } from './types.ts';

export const finance: DomainSource = {
  id: 'money',
  color: '#4B5E78',
  name: text('Finance', 'المال', 'Finances'),
  categories: [
    {
      id: 'finance',
      color: '#4B5E78',
      tag: 'finance',
      name: text('Corporate Finance', 'مالية الشركات', 'Finance d’entreprise'),
      description: text(
        'How companies raise, spend and count money, and how to read the traces.',
        'كيف تجمع الشركات المال وتنفقه وتحصيه، وكيف نقرأ آثاره.',
        'Comment les entreprises lèvent, dépensent et comptent l’argent, et comment en lire les traces.',
      ),
      ways: [
        text(
          'We read the annual report of a company you know.',
          'نقرأ التقرير السنوي لشركة تعرفها.',
          'Nous lisons le rapport annuel d’une entreprise que vous connaissez.',
        ),
        text(
          'Each model fits on one sheet and every figure has a source.',
          'يتسع كل نموذج لورقة واحدة، ولكل رقم مصدر.',
          'Chaque modèle tient sur une feuille et chaque chiffre a une source.',
        ),
      ],
      subjects: [
        [
          'financial-statements',
          ['foundations', 'practice', 'mistakes'],
          ['Financial Statements', 'balance sheet, income, and cash flow'],
          ['القوائم المالية', 'الميزانية، والدخل، والتدفق النقدي'],
          ['les états financiers', 'le bilan, le résultat et les flux de trésorerie'],
        ],
        [
          'financial-modeling',
          ['scratch', 'workshop', 'advanced'],
          ['Financial Modeling', 'assumptions, scenarios, and checks'],
          ['النمذجة المالية', 'الافتراضات، والسيناريوهات، وضوابط التحقق'],
          ['la modélisation financière', 'les hypothèses, les scénarios et les contrôles'],
        ],
        [
          'company-valuation',
          ['intro', 'depth', 'course'],
          ['Company Valuation', 'discounted cash, comparisons, and doubt'],
          ['تقييم الشركات', 'التدفقات المخصومة، والمقارنات، والشك'],
          ['l’évaluation d’entreprise', 'les flux actualisés, les comparaisons et le doute'],
        ],
      ],
    },
    {
      id: 'personal_finance',
      color: '#3F6E74',
      tag: 'money',
      name: text('Personal Finance', 'المال الشخصي', 'Finances personnelles'),
      description: text(
        'A household’s money in order, and a little left for what matters.',
        'ميزانية بيت منظمة، وشيء يبقى لما يهم.',
        'L’argent du foyer en ordre, et un peu de reste pour l’essentiel.',
      ),
      ways: [
        text(
          'Your own numbers stay with you; the examples are invented families.',
          'تبقى أرقامك لك، والأمثلة عن أسر متخيلة.',
          'Vos chiffres restent à vous ; les exemples sont des familles imaginaires.',
        ),
        text('Nobody sells you anything here.', 'لا أحد يبيعك شيئًا هنا.', 'Ici, personne ne vous vend rien.'),
      ],
      subjects: [
        [
          'budgeting',
          ['scratch', 'weekend', 'practice'],
          ['Budgeting', 'fixed costs, envelopes, and irregular income'],
          ['الميزانية الشخصية', 'النفقات الثابتة، والمغلفات، والدخل المتقلب'],
          ['le budget', 'les charges fixes, les enveloppes et les revenus irréguliers'],
        ],
        [
          'saving-investing',
          ['intro', 'mistakes', 'depth'],
          ['Saving and Investing', 'emergency reserves, index funds, and fees'],
          ['الادخار والاستثمار', 'احتياطي الطوارئ، وصناديق المؤشرات، والرسوم'],
          ['l’épargne et l’investissement', 'la réserve d’urgence, les fonds indiciels et les frais'],
        ],
        [
          'debt',
          ['course', 'workshop', 'mistakes'],
          ['Getting out of Debt', 'a full list, talks with lenders, and first steps'],
          ['التحرر من الديون', 'القائمة الكاملة، والحديث مع الدائنين، والخطوات الأولى'],
          ['la sortie des dettes', 'la liste complète, les échanges avec les créanciers et les premiers pas'],
        ],
      ],
    },
    {
      id: 'accounting',
      color: '#5A6684',
      tag: 'accounting',
      name: text('Accounting', 'المحاسبة', 'Comptabilité'),
      description: text(
        'Double entries, closed months and books that explain themselves.',
        'قيود مزدوجة وشهور مغلقة ودفاتر تشرح نفسها.',
        'Des écritures doubles, des mois clos et des livres qui s’expliquent d’eux-mêmes.',
      ),
      ways: [
        text(
          'You keep the books of a small bakery for one imagined year.',
          'تمسك دفاتر مخبز صغير سنة متخيلة.',
          'Vous tenez les livres d’une petite boulangerie pendant une année imaginaire.',
        ),
        text(
          'Each month is closed before the next one is opened.',
          'لا يُفتح شهر قبل إغلاق سابقه.',
          'Chaque mois est clos avant d’ouvrir le suivant.',
        ),
      ],
      subjects: [
        [
          'bookkeeping',
          ['scratch', 'practice', 'mistakes'],
          ['Bookkeeping', 'accounts, receipts, and reconciliation'],
          ['مسك الدفاتر', 'الحسابات، والإيصالات، والمطابقة'],
          ['la tenue des livres', 'les comptes, les reçus et le rapprochement'],
        ],
        [
          'freelance-taxes',
          ['course', 'weekend', 'workshop'],
          ['Accounts for Freelancers', 'invoices, reserves for taxes, and deadlines'],
          ['حسابات المستقلين', 'الفواتير، واحتياطي الضرائب، والمواعيد'],
          ['les comptes des indépendants', 'les factures, la réserve pour impôts et les échéances'],
        ],
        [
          'cost-accounting',
          ['intro', 'depth', 'practice'],
          ['Cost Accounting', 'direct and shared costs, margins, and prices'],
          ['محاسبة التكاليف', 'التكاليف المباشرة والمشتركة، والهوامش، والأسعار'],
          ['la comptabilité analytique', 'les coûts directs et partagés, les marges et les prix'],
        ],
      ],
    },
  ],
};
