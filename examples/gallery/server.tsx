import {
  AuthSwitch,
  Avatar,
  Badge,
  Banner,
  BarChart,
  BenefitCard,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  CategoryGrid,
  CategoryTile,
  CertificateSheet,
  Completion,
  ContinueCard,
  CourseCard,
  CourseGrid,
  CourseHero,
  CourseProgress,
  CourseRow,
  EmptyState,
  EnrolledCourseCard,
  FeatureList,
  FormPage,
  Grid,
  Heading,
  Icon,
  Image,
  Inline,
  InstructorCard,
  Link,
  LocalizedLine,
  Logo,
  ModerationCard,
  NextStep,
  NotFound,
  Notice,
  OfferSummary,
  Page,
  PageHeader,
  PasswordField,
  PendingBar,
  Price,
  ProgressBar,
  Rating,
  ReviewCard,
  SideNav,
  Skeleton,
  SkipLinks,
  Spinner,
  Stack,
  Stars,
  StatList,
  StepForm,
  Table,
  TestimonialCard,
  Text,
  TextArea,
  TextField,
  UiLanguage,
  UiProvider,
  UpcomingCourseCard,
  VisuallyHidden,
} from '@lyceum/ui';
import {
  BellIcon,
  BrowseIcon,
  CalendarIcon,
  CourseIcon,
  DoneIcon,
  InstructorIcon,
  LearnersIcon,
  PasswordIcon,
  PaymentsIcon,
  RequestsIcon,
  UserIcon,
} from '@lyceum/ui/icons';
import type { ReactNode } from 'react';
import { categories, course, courses, picture } from './content.ts';
import type { ComponentName } from './names.ts';

/** The components without functions as props, which a server component can render. */
export const onServer = {
  AuthSwitch: <AuthSwitch question="Already have an account?" label="Login" href="/login" />,
  Avatar: <Avatar name="Lina Haddad" size="large" />,
  Badge: <Badge>Learner</Badge>,
  Banner: (
    <Banner
      action={
        <ButtonLink size="small" href="/instructor-onboarding">
          Complete Profile
        </ButtonLink>
      }
    >
      Your instructor profile is incomplete. Complete your profile to start creating courses.
    </Banner>
  ),
  BarChart: (
    <BarChart
      label="Enrollments"
      description="Enrollments"
      bars={[
        { label: 'Nov 14, 2026', value: 2, valueText: '2' },
        { label: 'Nov 15, 2026', value: 3, valueText: '3' },
        { label: 'Nov 16, 2026', value: 0, valueText: '0' },
        { label: 'Nov 17, 2026', value: 4, valueText: '4' },
        { label: 'Nov 18, 2026', value: 6, valueText: '6' },
        { label: 'Nov 19, 2026', value: 5, valueText: '5' },
        { label: 'Nov 20, 2026', value: 9, valueText: '9' },
      ]}
      texts={{ step: 'Day', showTable: 'Show as a table' }}
    />
  ),
  BenefitCard: (
    <BenefitCard
      icon={CalendarIcon}
      title="Flexible schedule"
      text="Teach when it suits you: a fixed date, every Tuesday evening, or at your learners’ own pace."
    />
  ),
  Breadcrumbs: (
    <Breadcrumbs
      label="You are here"
      places={[
        { href: '/', name: 'Home' },
        { href: '/domain/technology', name: 'Technology' },
        { href: '/category/web_dev', name: 'Web Development' },
      ]}
    />
  ),
  Button: <Button tone="primary">Enroll Now</Button>,
  ButtonLink: <ButtonLink href="/login">Login</ButtonLink>,
  Card: (
    <Card>
      <Stack gap="xs">
        <Heading level={2} size="small">
          Share your work
        </Heading>
        <Text tone="soft">
          Show what you made, finished or not, and say what you would like to hear about it.
        </Text>
      </Stack>
    </Card>
  ),
  CategoryGrid: <CategoryGrid categories={categories} />,
  CategoryTile: <CategoryTile href="/category/web_dev" name="Web Development" color="#2F6FB7" />,
  CertificateSheet: (
    <CertificateSheet
      product="Lyceum"
      title="Certificate of completion"
      awardedTo="This certificate is awarded to"
      learner="Nour Haddad"
      forCompleting="for completing the course"
      course="Intro to TypeScript"
      facts={[
        { label: 'Instructor', value: <bdi>Karim Ben Salah</bdi> },
        { label: 'Completed on', value: '2026-11-20' },
        { label: 'Verification code', value: <bdi dir="ltr">7K3QM-9XW2P-4HTRD-V8N6C</bdi> },
      ]}
      verify="Verify at https://lyceum.example.org/certificate/7K3QM-9XW2P-4HTRD-V8N6C"
    />
  ),
  Completion: (
    <Completion
      title="Course completed"
      text="You have finished every session. Well done!"
      actions={
        <>
          <ButtonLink tone="primary" href="/category/web_dev">
            Find your next course
          </ButtonLink>
          <ButtonLink tone="quiet" href="/dashboard">
            Go to your dashboard
          </ButtonLink>
        </>
      }
    />
  ),
  ContinueCard: (
    <ContinueCard
      name="Acoustic Guitar from Scratch"
      href="/course/acoustic-guitar-from-scratch"
      image={picture}
      progress={38}
      texts={{
        eyebrow: 'Continue where you left off',
        lastAccessed: 'Last accessed Nov 20, 2026',
        progressLabel: 'Progress in Acoustic Guitar from Scratch',
        progress: '38% complete',
        count: '3 of 8 sessions',
      }}
      action={
        <ButtonLink tone="primary" href="/course/acoustic-guitar-from-scratch">
          Continue: session 4
        </ButtonLink>
      }
    />
  ),
  CourseCard: <CourseCard {...course} />,
  CourseGrid: <CourseGrid label="Related Courses" courses={courses} />,
  CourseHero: (
    <CourseHero
      name="Introduction to TypeScript"
      image={picture}
      instructor="by Lina Haddad"
      rating={4.7}
      ratingCount={361}
      facts={[
        { icon: LearnersIcon, text: '1,204 enrolled' },
        { icon: CourseIcon, text: '8 sessions' },
        { icon: DoneIcon, text: 'Hands-on practice' },
      ]}
      schedule={{ text: 'Starts Mon, Mar 1, 2027, 6:30 PM UTC' }}
      tags={['TypeScript', 'types', 'web']}
      price={49}
      texts={{ rating: 'Rated 4.7 out of 5 by 361 learners', tags: 'Topics', free: 'Free' }}
      action={
        <Button tone="primary" size="large">
          Enroll Now
        </Button>
      }
    />
  ),
  CourseProgress: (
    <CourseProgress label="Your progress" count="3 of 8 sessions" value={38} valueText="38% complete" />
  ),
  CourseRow: (
    <CourseRow
      title="Starting soon"
      all={{ href: '/sessions', text: 'See all', label: 'See all upcoming sessions' }}
      courses={courses}
    />
  ),
  EmptyState: (
    <EmptyState
      icon={CourseIcon}
      title="You are not enrolled in any course yet"
      description="The courses you enroll in appear here, with your progress."
      action={
        <ButtonLink href="/categories" tone="primary">
          Browse Courses
        </ButtonLink>
      }
    />
  ),
  EnrolledCourseCard: (
    <EnrolledCourseCard
      name="Acoustic Guitar from Scratch"
      href="/course/acoustic-guitar-from-scratch"
      image={picture}
      progress={40}
      texts={{
        lastAccessed: 'Last accessed Nov 20, 2026',
        progressLabel: 'Progress in Acoustic Guitar from Scratch',
        progress: '40% complete',
      }}
    />
  ),
  FeatureList: (
    <FeatureList
      title="Monetize What You Know"
      lead="You set the price and the pace. We bring the learners, the tools and the figures."
      features={[{ title: 'Apply', text: 'Tell us what you teach.' }]}
      action={
        <ButtonLink tone="primary" href="/experts/apply">
          Become an Expert
        </ButtonLink>
      }
    />
  ),
  FormPage: (
    <FormPage
      title="Forgot password?"
      lead="Enter your email address and we will send you a link to choose a new password."
    >
      <Stack gap="lg">
        <TextField label="Email" type="email" />
        <Button tone="primary" wide>
          Send Reset Link
        </Button>
      </Stack>
    </FormPage>
  ),
  Grid: (
    <Grid>
      <Card>
        <Text size="small">Every question helps someone who did not dare to ask it.</Text>
      </Card>
      <Card>
        <Text size="small">
          Show what you made, finished or not, and say what you would like to hear about it.
        </Text>
      </Card>
      <Card>
        <Text size="small">Criticize the work, not the person, and say how it could be better.</Text>
      </Card>
      <Card>
        <Text size="small">Small groups are where people learn from one another.</Text>
      </Card>
      <Card>
        <Text size="small">
          You set the price and the pace. We bring the learners, the tools and the figures.
        </Text>
      </Card>
    </Grid>
  ),
  Heading: <Heading level={2}>About This Course</Heading>,
  Icon: <Icon icon={BrowseIcon} />,
  Image: <Image src={picture.src} alt="Overlapping shapes, lit from the side" />,
  Inline: (
    <Inline>
      <Button>Back</Button>
      <Button tone="primary">Next</Button>
    </Inline>
  ),
  InstructorCard: (
    <InstructorCard
      name="Lina Haddad"
      picture={null}
      bio="I teach what I build with, in small groups, slowly and by doing."
      qualifications="Twelve years of building for the web; three of teaching it."
      texts={{ qualifications: 'Qualifications' }}
    />
  ),
  Link: <Link href="/login">Login</Link>,
  LocalizedLine: (
    <LocalizedLine text="Every domain of Lyceum with all of its categories, on one page." language="en" />
  ),
  Logo: <Logo href="/" name="Lyceum" label="Lyceum, home page" />,
  ModerationCard: (
    <ModerationCard
      title="Review of Introduction to TypeScript"
      line="3 reports"
      reasons={[{ key: 'spam', label: 'Advertising or spam: 2' }]}
      details={[{ key: 'd1', reason: 'Advertising or spam', text: 'The same is in every course.' }]}
      labels={{ reasons: 'Reasons', details: 'Explanations' }}
      actions={<Button>Keep</Button>}
    >
      <Text>Clear and well prepared.</Text>
    </ModerationCard>
  ),
  NextStep: (
    <NextStep
      icon={RequestsIcon}
      title="3 applications waiting"
      description="The oldest since Nov 18, 2026"
      action={
        <ButtonLink tone="primary" href="/admin/instructor-requests">
          Review
        </ButtonLink>
      }
    />
  ),
  NotFound: (
    <NotFound
      title="Page not found"
      text="There is nothing at this address. It may have moved, or the link may be wrong."
      action={<ButtonLink href="/">Go to Home</ButtonLink>}
    />
  ),
  Notice: <Notice>Your application is under review.</Notice>,
  OfferSummary: (
    <OfferSummary
      name="Introduction to TypeScript"
      price={49}
      texts={{ lead: 'You are enrolling in', free: 'Free' }}
    />
  ),
  Page: (
    <Page>
      <Card>
        <Text>Small groups are where people learn from one another.</Text>
      </Card>
    </Page>
  ),
  PageHeader: <PageHeader title="All Categories" />,
  PasswordField: (
    <PasswordField
      label="Password"
      showLabel="Show password"
      hideLabel="Hide password"
      autoComplete="current-password"
    />
  ),
  PendingBar: <PendingBar active label="Loading..." />,
  Price: <Price amount={49} free="Free" />,
  ProgressBar: <ProgressBar label="Your progress" value={40} valueText="40% complete" />,
  Rating: <Rating value={4.7} label="Rated 4.7 out of 5 by 361 learners" />,
  ReviewCard: (
    <ReviewCard
      author={{ name: 'Nour Haddad', picture: null }}
      stars={4}
      text="Clear and well prepared. One wish: share the notes earlier."
      writtenAt="2026-11-19T18:20:00.000Z"
      texts={{ stars: '4 of 5 stars', edited: 'edited' }}
    />
  ),
  SideNav: (
    <SideNav
      label="Settings"
      links={[
        { href: '/profile?section=profile', label: 'Profile', icon: UserIcon },
        { href: '/profile?section=password', label: 'Password', icon: PasswordIcon, current: true },
        { href: '/profile?section=instructor', label: 'Instructor', icon: InstructorIcon },
        { href: '/profile?section=notifications', label: 'Notifications', icon: BellIcon },
        { href: '/profile?section=payments', label: 'Payments', icon: PaymentsIcon },
      ]}
    />
  ),
  Skeleton: <Skeleton />,
  SkipLinks: (
    <SkipLinks
      label="Skip"
      links={[
        { target: 'content', label: 'Skip to content' },
        { target: 'footer', label: 'Skip to footer' },
      ]}
    />
  ),
  Spinner: <Spinner label="Loading..." />,
  Stack: (
    <Stack>
      <Badge tone="positive">Approved</Badge>
      <Badge tone="caution">Pending</Badge>
      <Badge tone="critical">Rejected</Badge>
    </Stack>
  ),
  Stars: <Stars value={4} label="4 of 5 stars" />,
  StatList: (
    <StatList
      label="Your Figures"
      stats={[
        { label: 'Total Courses', value: '12' },
        { label: 'Total Enrollments', value: '1,204' },
        { label: 'Average Rating', value: '4.7' },
        { label: 'Total Revenue', value: '$58,996.50' },
      ]}
    />
  ),
  StatTile: <StatList label="Your Figures" stats={[{ label: 'Total Courses', value: '12' }]} />,
  StepForm: (
    <StepForm
      step={1}
      steps={3}
      formId="step"
      texts={{
        title: 'What do you teach?',
        progress: 'Profile completion',
        position: 'Step 1 of 3',
        back: 'Back',
        onwards: 'Next',
        busy: 'Saving...',
      }}
    >
      <form id="step">
        <TextArea
          label="Qualifications"
          description="Degrees, certificates, and years of practice. Public: your course pages show them."
          rows={3}
        />
      </form>
    </StepForm>
  ),
  Table: (
    <Table
      caption="Your courses"
      columns={[
        { label: 'Course' },
        { label: 'Enrolled', numeric: true },
        { label: 'Active', numeric: true },
        { label: 'Completed', numeric: true },
      ]}
      rows={[
        { key: 'a', cells: ['TypeScript', '1,204', '312', '87'] },
        { key: 'b', cells: ['GraphQL', '96', '20', '3'] },
        { key: 'c', cells: ['Vue', '0', '0', '0'] },
      ]}
    />
  ),
  TestimonialCard: (
    <TestimonialCard
      quote="I used to give the same workshop four times a year. Now it fills every month, and my evenings are my own again."
      name="Maya Fernandes"
      occupation="Teaches data science"
    />
  ),
  Text: <Text>Small groups are where people learn from one another.</Text>,
  TextArea: (
    <TextArea
      label="Professional Bio"
      description="What you do, and what learners will take away. Public: your course pages show it."
    />
  ),
  TextField: <TextField label="Full Name" />,
  UiLanguage: (
    <UiLanguage language="ar" direction="rtl">
      <Price amount={49} free="مجانًا" />
    </UiLanguage>
  ),
  UiProvider: (
    <UiProvider language="fr" direction="ltr">
      <Price amount={49} free="Gratuit" />
    </UiProvider>
  ),
  UpcomingCourseCard: (
    <UpcomingCourseCard
      {...course}
      day={{ full: 'Friday, November 27, 2026', weekday: 'Fri', day: '27', month: 'Nov' }}
      time="5:00 PM UTC"
    />
  ),
  VisuallyHidden: <VisuallyHidden>Loading...</VisuallyHidden>,
} satisfies { [Name in ComponentName]?: ReactNode };
