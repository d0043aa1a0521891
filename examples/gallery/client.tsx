'use client';

import {
  AccountForm,
  AuthForm,
  BenefitCard,
  Button,
  CalendarAddress,
  Carousel,
  Checkbox,
  Combobox,
  type ComboboxTexts,
  ConflictForm,
  CourseCard,
  CourseForm,
  type CourseFormTexts,
  type DescribeProblem,
  Dialog,
  DomainCard,
  DraftForm,
  Drawer,
  ErrorPage,
  ExpertisePicker,
  Field,
  FileField,
  FilterForm,
  FloatingNotice,
  Footer,
  ForgotPasswordForm,
  GoogleButton,
  Header,
  HeaderDrawer,
  HeroMessage,
  IconButton,
  InfiniteList,
  InstructorForm,
  LanguageMenu,
  LessonList,
  Link,
  ListError,
  Menu,
  MessageForm,
  NetworkError,
  OfflinePage,
  Pagination,
  RadioGroup,
  RatingDistribution,
  ReplyForm,
  ReportForm,
  RequestCard,
  ResetPasswordForm,
  ReviewForm,
  SearchBox,
  SearchForm,
  SearchSuggestions,
  Select,
  SettingsLayout,
  SortControl,
  Stack,
  StarInput,
  Switch,
  Tabs,
  TagPicker,
  type TagPickerTexts,
  Text,
  TextArea,
  TextField,
  ThemeMenu,
  UserMenu,
} from '@lyceum/ui';
import {
  BellIcon,
  CalendarIcon,
  DashboardIcon,
  FavoriteIcon,
  InstructorIcon,
  PasswordIcon,
  PaymentsIcon,
  SettingsIcon,
  SignOutIcon,
  UserIcon,
} from '@lyceum/ui/icons';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { categories, course, courses } from './content.ts';
import { Item } from './Item.tsx';
import type { ComponentName } from './names.ts';
import type { onServer } from './server.tsx';
import { t } from './texts.ts';

const nothing = () => {};
const describeProblem: DescribeProblem = (key) => t(`errors:validation.${key}`);
const tagTexts: TagPickerTexts = {
  remove: (name) => `Remove ${name}`,
  added: (name) => `${name} added`,
  removed: (name) => `${name} removed`,
};
const comboboxTexts: ComboboxTexts = {
  none: 'No matches found',
  clear: 'Clear',
  open: 'Show options',
};
const categoryOptions = categories.map(({ id, name }) => ({ value: id, label: name }));

const labels = {
  ...t('courseEditor:form', { returnObjects: true }),
  ...t('catalog:courseFields', { returnObjects: true }),
};
const courseFormTexts: CourseFormTexts = {
  ...labels,
  startOfSessions: (time) => `The course starts with its first session: ${time}.`,
  timeSkipped: (time) => `It becomes ${time}.`,
  number: {
    read: (number) => `This is read as ${number}.`,
    ambiguous: (first, second) => `${first} or ${second}`,
  },
  session: {
    ...t('courseEditor:session', { returnObjects: true }),
    title: (number) => `Session ${number}`,
    moveUp: (number) => `Move session ${number} up`,
    moveDown: (number) => `Move session ${number} down`,
    moved: (from, to) => `Session ${from} is now session ${to}`,
    details: (number) => `Details of session ${number}`,
    remove: (number) => `Remove session ${number}`,
    removeMaterial: (title) => `Remove ${title}`,
    untitledMaterial: (number) => `Material ${number}`,
    materialCount: (count) => `${count} materials`,
  },
  checklist: {
    ...t('courseEditor:checklist', { returnObjects: true }),
    items: { ...labels, ...t('courseEditor:checklist.items', { returnObjects: true }) },
    progress: ({ required, requiredDone }) => `${requiredDone} of ${required}`,
  },
  optional: 'optional',
  cancel: 'Cancel',
  close: 'Close',
  choice: { ...comboboxTexts, ...tagTexts },
  remove: tagTexts.remove,
};

const accountTexts = {
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  newPassword: 'New Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordHint: 'At least 6 characters',
  role: 'I want to join as',
  learner: 'Learner',
  learnerHint: 'Find courses and follow your progress',
  instructor: 'Instructor',
  instructorHint: 'Create courses once you are approved',
  or: 'or',
};

function DialogWithTrigger() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Forgot password?</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Forgot password?"
        closeLabel="Close"
        actions={<Button tone="primary">Send Reset Link</Button>}
      >
        <TextField label="Email" type="email" autoComplete="email" />
      </Dialog>
    </>
  );
}

function DrawerWithTrigger() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Menu" closeLabel="Close">
        <Link href="/sessions">Sessions</Link>
      </Drawer>
    </>
  );
}

function TabsWithState() {
  const [value, setValue] = useState('about');
  return (
    <Tabs
      label="Intro to TypeScript"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'about', label: 'About This Course', panel: <Text>Small groups.</Text> },
        { value: 'sessions', label: 'Sessions', panel: <Text>Soonest first.</Text> },
      ]}
    />
  );
}

function DraftFormWithField() {
  const form = useForm({ defaultValues: { qualifications: '' } });
  return (
    <DraftForm
      form={form}
      onSubmit={nothing}
      texts={{ submit: 'Continue with Email', google: 'Sign up with Google', or: 'or' }}
    >
      <TextArea {...form.register('qualifications')} label="Qualifications" />
    </DraftForm>
  );
}

/** The components with functions as props. With `onServer`, the list is complete: a missing component does not compile. */
const onClient = {
  AccountForm: (
    <AccountForm
      onSubmit={nothing}
      onGoogle={nothing}
      texts={{
        ...accountTexts,
        google: 'Sign up with Google',
        submit: 'Sign Up',
        busy: 'Creating your account...',
        question: 'Already have an account?',
        login: 'Login',
      }}
      describeProblem={describeProblem}
    />
  ),
  AuthForm: (
    <AuthForm
      mode="login"
      onModeChange={nothing}
      onLogin={nothing}
      onRegister={nothing}
      onGoogle={nothing}
      texts={{
        ...accountTexts,
        forgotPassword: 'Forgot password?',
        login: {
          submit: 'Login',
          busy: 'Logging in...',
          google: 'Continue with Google',
          question: 'Don’t have an account?',
          switch: 'Sign Up',
        },
        register: {
          submit: 'Sign Up',
          busy: 'Creating your account...',
          google: 'Sign up with Google',
          question: 'Already have an account?',
          switch: 'Login',
        },
      }}
      describeProblem={describeProblem}
    />
  ),
  CalendarAddress: (
    <CalendarAddress
      address="https://lyceum.example.org/calendar/q3vXJ0mH8cYd1aTzK5rUwBnE7sLgPfOi2tVxZ4yQ6hA.ics?lng=en"
      onCopy={nothing}
      texts={{
        address: 'Calendar address',
        addressHint:
          'Keep it to yourself: anyone who knows it can see your sessions and their meeting links.',
        copy: 'Copy address',
        open: 'Open in calendar app',
      }}
    />
  ),
  Carousel: (
    <Carousel
      title="Why Teach on Lyceum"
      slides={['Flexible schedule', 'Earn income', 'Powerful tools', 'Global reach'].map((title) => ({
        id: title,
        content: <BenefitCard icon={CalendarIcon} title={title} text="Teach when it suits you." />,
      }))}
      sideBySide={3}
      texts={{
        role: 'carousel',
        slideRole: 'slide',
        position: (number, total) => `${number} of ${total}`,
        pause: 'Pause',
        play: 'Play',
        previous: 'Previous',
        next: 'Next',
      }}
    />
  ),
  Checkbox: <Checkbox label="Hands-on Practice" onChange={nothing} />,
  Combobox: (
    <Combobox
      label="Category"
      options={categoryOptions}
      value={null}
      onChange={nothing}
      texts={comboboxTexts}
      description="Type to search."
    />
  ),
  ConflictForm: (
    <ConflictForm
      fields={[
        {
          name: 'name.fr',
          label: 'Name (Français)',
          mine: 'Nœuds marins',
          theirs: '',
          language: 'fr',
          choice: 'mine',
        },
        {
          name: 'description.ar',
          label: 'Description (⁨العربية⁩)',
          mine: 'عشر عقد متينة، ومتى تُستعمل كل منها.',
          theirs: 'عشر عقد متينة.',
          language: 'ar',
          choice: 'theirs',
        },
        {
          name: 'sessionList',
          label: 'Sessions',
          mine: '1. Bowline\n2. Reef knot',
          theirs: '1. Bowline',
          choice: 'mine',
        },
      ]}
      onChoose={nothing}
      onSubmit={nothing}
      onCancel={nothing}
      texts={t('courseEditor:conflict', { returnObjects: true })}
    />
  ),
  CourseForm: (
    <CourseForm
      state="draft"
      categories={categoryOptions}
      preview={course}
      onPreview={nothing}
      onSave={nothing}
      onPublish={nothing}
      onUnpublish={nothing}
      onDuplicate={nothing}
      onDelete={nothing}
      onDeleteCancel={nothing}
      onDeleteConfirm={nothing}
      texts={courseFormTexts}
      describeProblem={describeProblem}
    />
  ),
  Dialog: <DialogWithTrigger />,
  DomainCard: (
    <DomainCard
      href="/domain/technology"
      name="Technology"
      color="#2563B8"
      categories={categories}
      expanded={false}
      onToggle={nothing}
      texts={{
        viewAll: 'View All',
        viewAllAccessibleName: 'View All in Technology',
        expand: 'Show the categories of Technology',
        collapse: 'Hide the categories of Technology',
      }}
    />
  ),
  DraftForm: <DraftFormWithField />,
  Drawer: <DrawerWithTrigger />,
  ErrorPage: (
    <ErrorPage
      title="Something went wrong"
      text="This page could not be shown. Please try again in a moment."
      action={<Button onClick={nothing}>Try again</Button>}
    />
  ),
  ExpertisePicker: (
    <ExpertisePicker
      label="Areas of Expertise"
      selected={[]}
      onChange={nothing}
      query=""
      onQueryChange={nothing}
      status="blank"
      suggestions={[]}
      texts={{
        ...tagTexts,
        blank: 'Enter a search term to find expertises',
        tooShort: 'Type at least 3 characters to search',
        loading: 'Loading expertises...',
        none: 'No matching expertises found',
        add: (name) => `Add “${name}”`,
        selectionRequired: (name) => `“${name}” is not selected.`,
      }}
    />
  ),
  Field: <Field label="Address">{({ id }) => <output id={id}>amal@example.com</output>}</Field>,
  FileField: (
    <FileField
      label="Image"
      optional="optional"
      description="JPEG, PNG, WebP or AVIF, at most 5 MB."
      types={['image/png']}
      image={null}
      onChoose={nothing}
      onCancel={nothing}
      onRemove={nothing}
      texts={t('courseEditor:upload', { returnObjects: true })}
    />
  ),
  FilterForm: (
    <FilterForm
      label="Filters"
      summary="Filters"
      action="/category/web_dev"
      filters={[
        {
          name: 'price',
          label: 'Price',
          options: [
            { value: '', label: 'Any' },
            { value: 'free', label: 'Free' },
            { value: 'paid', label: 'Paid' },
          ],
          value: '',
        },
        {
          name: 'minRating',
          label: 'Rating',
          options: [
            { value: '', label: 'Any' },
            { value: '4', label: '4 or better' },
          ],
          value: '',
        },
        {
          name: 'time',
          label: 'Start',
          options: [
            { value: '', label: 'Any' },
            { value: 'upcoming', label: 'Starting soon' },
          ],
          value: '',
        },
      ]}
      submitLabel="Show courses"
      onFilter={nothing}
    />
  ),
  FloatingNotice: (
    <FloatingNotice
      action={<Link href="/favorites">See favorites</Link>}
      closeLabel="Close"
      onClose={nothing}
    >
      Kept on this device
    </FloatingNotice>
  ),
  Footer: (
    <Footer
      texts={{
        name: 'Lyceum',
        home: 'Lyceum, home page',
        tagline: 'Courses by practicing experts, in small groups, in your language.',
        credits: 'Set in Readex Pro, with icons by Lucide.',
        caption: '© 2026 Lyceum. Open source under the MIT license.',
      }}
      language={
        <LanguageMenu
          label="Choose a language"
          languages={[
            { language: 'en', name: 'English', href: '?lng=en' },
            { language: 'ar', name: 'العربية', href: '?lng=ar' },
            { language: 'fr', name: 'Français', href: '?lng=fr' },
          ]}
          onSelect={nothing}
        />
      }
      theme={
        <ThemeMenu texts={t('common:theme', { returnObjects: true })} value="system" onChange={nothing} />
      }
    />
  ),
  ForgotPasswordForm: (
    <ForgotPasswordForm
      onSubmit={nothing}
      texts={{ email: 'Email', submit: 'Send Reset Link', busy: 'Sending...', back: 'Back to login' }}
      describeProblem={describeProblem}
    />
  ),
  GoogleButton: <GoogleButton label="Continue with Google" onPress={nothing} />,
  Header: (
    <Header
      texts={{
        slogan: 'Learn from people who do it.',
        name: 'Lyceum',
        home: 'Lyceum, home page',
        navigation: 'Main',
        menu: 'Menu',
      }}
      links={[
        { href: '/categories', label: 'Browse' },
        { href: '/experts', label: 'Become an Expert' },
        { href: '/sessions', label: 'Sessions' },
        { href: '/monetize', label: 'Monetize' },
        { href: '/community', label: 'Community' },
      ]}
      search={{
        label: 'Search courses and categories',
        placeholder: 'Search courses and categories',
        clearLabel: 'Clear search',
        value: '',
        onChange: nothing,
        onSubmit: nothing,
      }}
      account={<Button tone="primary">Login / Sign Up</Button>}
      drawer={{ open: false, onOpen: nothing, onIntent: nothing }}
    />
  ),
  HeaderDrawer: (
    <HeaderDrawer
      open={false}
      onClose={nothing}
      texts={{ title: 'Menu', close: 'Close', navigation: 'Main' }}
      links={[
        { href: '/categories', label: 'Browse' },
        { href: '/sessions', label: 'Sessions' },
        { href: '/monetize', label: 'Monetize' },
        { href: '/community', label: 'Community' },
      ]}
    />
  ),
  HeroMessage: (
    <HeroMessage
      messages={[
        'Explore & Discover',
        "What's on your mind?",
        'Ask. Analyze. Act.',
        'Learn by doing',
        'Find your expert',
        'Small groups, big steps',
        'Your next skill starts here',
      ]}
      index={0}
      paused={false}
      onPause={nothing}
      texts={{ pause: 'Pause the headline', resume: 'Resume the headline' }}
      lead="Courses by practicing experts, in small groups, in your language."
    />
  ),
  IconButton: <IconButton label="Close" icon={FavoriteIcon} onClick={nothing} />,
  InfiniteList: (
    <InfiniteList
      label="Courses"
      items={courses}
      getKey={({ id }) => id}
      renderItem={(item) => <CourseCard {...item} />}
      status="succeeded"
      hasMore={false}
      onMore={nothing}
      onRetry={nothing}
      empty="There are no courses here yet."
      texts={{
        loading: 'Loading...',
        loadingMore: 'Loading more courses...',
        loadMore: 'Load more',
        error: 'Error: Failed to fetch courses',
        tryAgain: 'Try again',
        skip: 'Skip this list',
        added: (count) => `${count} more loaded`,
        end: 'You have reached the end of the list.',
      }}
    />
  ),
  InstructorForm: (
    <InstructorForm
      onSubmit={nothing}
      onDraft={nothing}
      texts={{
        expertise: 'Areas of Expertise',
        expertiseHint: 'Separate them with commas.',
        qualifications: 'Qualifications',
        qualificationsHint:
          'Degrees, certificates, and years of practice. Public: your course pages show them.',
        bio: 'Professional Bio',
        bioHint: 'What you do, and what learners will take away. Public: your course pages show it.',
        submit: 'Submit Application',
        busy: 'Submitting...',
      }}
      describeProblem={describeProblem}
    />
  ),
  LanguageMenu: (
    <LanguageMenu
      label="Choose a language"
      languages={[
        { language: 'en', name: 'English', href: '?lng=en' },
        { language: 'ar', name: 'العربية', href: '?lng=ar' },
        { language: 'fr', name: 'Français', href: '?lng=fr' },
      ]}
      onSelect={nothing}
    />
  ),
  LessonList: (
    <LessonList
      label="Sessions"
      lessons={[
        { number: 1, label: 'Session 1', isCompleted: true },
        { number: 2, label: 'Session 2', isCompleted: true },
        { number: 3, label: 'Session 3', isCompleted: false },
        { number: 4, label: 'Session 4', isCompleted: false },
        { number: 5, label: 'Session 5', isCompleted: false },
        { number: 6, label: 'Session 6', isCompleted: false },
        { number: 7, label: 'Session 7', isCompleted: false },
        { number: 8, label: 'Session 8', isCompleted: false },
      ]}
      next={3}
      nextLabel="Up next"
      onToggle={nothing}
    />
  ),
  ListError: <ListError message="Error: Failed to fetch courses" retryLabel="Try again" onRetry={nothing} />,
  Menu: (
    <Menu
      trigger={<Button>Menu</Button>}
      align="start"
      entries={[
        { label: 'Dashboard', icon: DashboardIcon, href: '/dashboard' },
        { label: 'Profile', icon: UserIcon, href: '/profile' },
        { label: 'Payments', icon: PaymentsIcon, href: '/profile?section=payments' },
        'separator',
        { label: 'Logout', icon: SignOutIcon, mirrors: true, onSelect: nothing },
      ]}
    />
  ),
  MessageForm: (
    <MessageForm
      initial={{ subject: '', text: '' }}
      onDraft={nothing}
      onSubmit={nothing}
      texts={{
        subject: 'Subject',
        text: 'Message',
        textHint: 'Plain text.',
        submit: 'Send',
        submitting: 'Sending',
      }}
      describeProblem={describeProblem}
    />
  ),
  NetworkError: (
    <NetworkError
      message="Network error. Please try again."
      retryLabel="Try again"
      busyLabel="Loading..."
      onRetry={nothing}
    />
  ),
  OfflinePage: (
    <OfflinePage
      texts={{
        name: 'Lyceum',
        home: 'Lyceum, home page',
        title: 'You are offline',
        text: 'This page needs a connection. It opens as soon as there is one.',
        retry: 'Try again',
      }}
      status=""
      onRetry={nothing}
    />
  ),
  Pagination: (
    <Pagination
      label="Pages"
      page={7}
      pages={9}
      texts={{ previous: 'Previous', next: 'Next', position: 'Page 2 of 9' }}
      onPage={nothing}
    />
  ),
  RadioGroup: (
    <RadioGroup
      label="I want to join as"
      name="role"
      options={[
        { value: 'learner', label: 'Learner' },
        { value: 'instructor', label: 'Instructor' },
      ]}
      onChange={nothing}
    />
  ),
  RatingDistribution: (
    <RatingDistribution
      average={4.6}
      distribution={[1, 2, 5, 22, 64]}
      texts={{
        average: 'Rated 4.6 out of 5 by 94 learners',
        label: 'Ratings by number of stars',
        share: (stars, ratings, percent) => `${stars} stars: ${ratings} ratings, ${percent}`,
      }}
    />
  ),
  ReplyForm: (
    <ReplyForm
      initial={{ text: '' }}
      onDraft={nothing}
      onSubmit={nothing}
      onCancel={nothing}
      texts={{
        text: 'Your reply',
        textHint: 'It is public, below the review.',
        submit: 'Publish',
        submitting: 'Publishing...',
        cancel: 'Cancel',
      }}
      describeProblem={describeProblem}
    />
  ),
  ReportForm: (
    <ReportForm
      onDraft={nothing}
      onSubmit={nothing}
      onCancel={nothing}
      texts={{
        reason: 'What is wrong with it?',
        reasons: t('reviews:reports.reasons', { returnObjects: true }),
        text: 'Explanation',
        textHint: 'Only our team can read it.',
        optional: 'optional',
        submit: 'Send report',
        submitting: 'Sending...',
        cancel: 'Cancel',
      }}
      describeProblem={describeProblem}
    />
  ),
  RequestCard: (
    <RequestCard
      name="Amal Haddad"
      email="amal.haddad@example.com"
      submitted="2026-11-20T09:00:00Z"
      expertise={[{ name: 'Ceramics' }, { name: 'Photography' }]}
      qualifications="Diploma in ceramics. Twelve years in a shared studio."
      bio="I throw tableware for three restaurants, and teach what my hands learned the slow way."
      onApprove={nothing}
      onReject={nothing}
      onUndo={nothing}
      onDismiss={nothing}
      texts={{
        submitted: (date) => `Submitted on ${date}`,
        expertise: 'Areas of Expertise',
        qualifications: 'Qualifications',
        bio: 'Professional Bio',
        approve: 'Approve',
        reject: 'Reject',
        processing: 'Processing...',
        approved: 'Approved',
        rejected: 'Rejected',
        undo: 'Undo',
        undoing: 'Undoing...',
        dismiss: 'Dismiss',
      }}
    />
  ),
  ResetPasswordForm: (
    <ResetPasswordForm
      token="from-the-mail"
      onSubmit={nothing}
      texts={{
        ...accountTexts,
        submit: 'Reset Password',
        busy: 'Saving...',
        newLink: 'Request a new link',
        login: 'Go to Login',
      }}
      describeProblem={describeProblem}
    />
  ),
  ReviewForm: (
    <ReviewForm
      initial={{ stars: null, text: '' }}
      onDraft={nothing}
      onSubmit={nothing}
      onCancel={nothing}
      texts={{
        stars: 'Your rating',
        choices: [
          '1 star: poor',
          '2 stars: fair',
          '3 stars: good',
          '4 stars: very good',
          '5 stars: excellent',
        ],
        text: 'What you think',
        textHint: 'It is public, with your name.',
        submit: 'Publish',
        submitting: 'Publishing...',
        cancel: 'Cancel',
        optional: 'optional',
      }}
      describeProblem={describeProblem}
    />
  ),
  SearchBox: (
    <SearchBox
      label="Search courses and categories"
      placeholder="Search courses and categories"
      clearLabel="Clear search"
      value=""
      onChange={nothing}
      onSubmit={nothing}
    />
  ),
  SearchForm: (
    <SearchForm
      label="Search and filters"
      action="/search"
      query={{ name: 'q', label: 'Search courses, topics and instructors', value: '', maxLength: 100 }}
      submitLabel="Search"
      filters={[
        {
          name: 'price',
          label: 'Price',
          options: [
            { value: '', label: 'Any' },
            { value: 'free', label: 'Free' },
            { value: 'paid', label: 'Paid' },
          ],
          value: '',
        },
        {
          name: 'minRating',
          label: 'Rating',
          options: [
            { value: '', label: 'Any' },
            { value: '4', label: '4 or better' },
          ],
          value: '',
        },
        {
          name: 'time',
          label: 'Start',
          options: [
            { value: '', label: 'Any' },
            { value: 'upcoming', label: 'Starting soon' },
          ],
          value: '',
        },
      ]}
      onSearch={nothing}
    />
  ),
  SearchSuggestions: (
    <SearchSuggestions
      id="suggestions"
      label="Suggestions"
      suggestions={[
        { name: 'Web Development', match: { start: 0, end: 3 }, kind: 'Category' },
        { name: 'Web Security from Scratch', kind: 'Course' },
      ]}
      searchLabel="Search for “web”"
      highlighted={null}
      announcement="2 suggestions"
      onSelect={nothing}
    />
  ),
  Select: (
    <Select
      label="Sort by"
      options={[
        { value: 'name', label: 'Name' },
        { value: 'rating', label: 'Rating' },
        { value: 'popularity', label: 'Popularity' },
        { value: 'price', label: 'Price' },
      ]}
      onChange={nothing}
      defaultValue="name"
    />
  ),
  SettingsLayout: (
    <SettingsLayout
      texts={{ navigation: 'Settings', choice: 'Section' }}
      sections={[
        { href: '/profile?section=profile', label: 'Profile', icon: UserIcon, current: true },
        { href: '/profile?section=account', label: 'Account', icon: SettingsIcon, current: false },
        { href: '/profile?section=password', label: 'Password', icon: PasswordIcon, current: false },
        { href: '/profile?section=instructor', label: 'Instructor', icon: InstructorIcon, current: false },
        { href: '/profile?section=notifications', label: 'Notifications', icon: BellIcon, current: false },
        { href: '/profile?section=payments', label: 'Payments', icon: PaymentsIcon, current: false },
      ]}
      onSelect={nothing}
      title="Profile"
    >
      <Stack gap="lg">
        <TextField label="Full Name" defaultValue="Amal Haddad" />
        <TextField label="Email" type="email" defaultValue="learner@lyceum.test" disabled />
      </Stack>
    </SettingsLayout>
  ),
  SortControl: (
    <SortControl
      label="Sort by"
      options={[
        { value: 'name', label: 'Name' },
        { value: 'rating', label: 'Rating' },
        { value: 'enrolled', label: 'Popularity' },
        { value: 'price', label: 'Price' },
      ]}
      value="name"
      onChange={nothing}
    />
  ),
  StarInput: (
    <StarInput
      label="Your rating"
      name="stars"
      value={null}
      choices={['1 star: poor', '2 stars: fair', '3 stars: good', '4 stars: very good', '5 stars: excellent']}
      onChange={nothing}
    />
  ),
  Switch: <Switch label="Newsletter" onChange={nothing} />,
  Tabs: <TabsWithState />,
  TagPicker: (
    <TagPicker
      label="Areas of Expertise"
      selected={[]}
      onChange={nothing}
      suggestions={[
        { value: 'python', label: 'Python' },
        { value: 'photography', label: 'Photography' },
        { value: 'ceramics', label: 'Ceramics' },
        { value: 'physics', label: 'Physics' },
      ]}
      texts={tagTexts}
      description="Search with at least three letters and choose from the results."
    />
  ),
  ThemeMenu: (
    <ThemeMenu value="system" onChange={nothing} texts={t('common:theme', { returnObjects: true })} />
  ),
  UserMenu: (
    <UserMenu
      user={{ name: 'Layla Haddad', email: 'learner@lyceum.test' }}
      badge={{ label: 'Learner' }}
      entries={[
        { label: 'Dashboard', icon: DashboardIcon, href: '/dashboard' },
        { label: 'Profile', icon: UserIcon, href: '/profile' },
        'separator',
        { label: 'Logout', icon: SignOutIcon, mirrors: true, onSelect: nothing },
      ]}
    />
  ),
} satisfies { [Name in Exclude<ComponentName, keyof typeof onServer>]: ReactNode };

/** The part of the gallery that needs the client. */
export function OnClient({ only }: { only?: string | undefined }) {
  const elements: [string, ReactNode][] = Object.entries(onClient);
  return elements.map(([name, element]) =>
    only === undefined || only === name ? (
      <Item key={name} name={name}>
        {element}
      </Item>
    ) : null,
  );
}
