export { Avatar, type AvatarProps } from './components/Avatar/index.ts';
export { Badge, type BadgeProps } from './components/Badge/index.ts';
export { Banner, type BannerProps } from './components/Banner/index.ts';
export { BarChart, type BarChartProps, type BarChartTexts } from './components/BarChart/index.ts';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './components/Button/index.ts';
export { Card, type CardProps } from './components/Card/index.ts';
export { Carousel, type CarouselProps, type CarouselTexts } from './components/Carousel/index.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/index.ts';
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  type ComboboxTexts,
} from './components/Combobox/index.ts';
export { Dialog, type DialogProps } from './components/Dialog/index.ts';
export { Drawer, type DrawerProps } from './components/Drawer/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export {
  Field,
  type FieldControl,
  type FieldProps,
  type FieldTexts,
} from './components/Field/index.ts';
export { FileField, type FileFieldProps, type FileFieldTexts } from './components/FileField/index.ts';
export { Heading, type HeadingProps } from './components/Heading/index.ts';
export { Icon, type IconProps, type IconType } from './components/Icon/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export { Image, type ImageProps } from './components/Image/index.ts';
export { Link, type LinkProps } from './components/Link/index.ts';
export { LocalizedLine, type LocalizedLineProps } from './components/LocalizedLine/index.ts';
export { Logo, type LogoProps } from './components/Logo/index.ts';
export {
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  Page,
  type PageProps,
  Stack,
  type StackProps,
} from './components/layout/index.ts';
export { Menu, type MenuEntry, type MenuProps } from './components/Menu/index.ts';
export { Notice, type NoticeProps } from './components/Notice/index.ts';
export { Pagination, type PaginationProps } from './components/Pagination/index.ts';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/index.ts';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/index.ts';
export { Rating, type RatingProps } from './components/Rating/index.ts';
export { Select, type SelectOption, type SelectProps } from './components/Select/index.ts';
export { SideNav, type SideNavLink, type SideNavProps } from './components/SideNav/index.ts';
export { Skeleton, type SkeletonProps } from './components/Skeleton/index.ts';
export { SkipLinks, type SkipLinksProps } from './components/SkipLinks/index.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/index.ts';
export { StarInput, type StarInputProps } from './components/StarInput/index.ts';
export { Stars, type StarsProps } from './components/Stars/index.ts';
export { Switch, type SwitchProps } from './components/Switch/index.ts';
export { Table, type TableColumn, type TableProps } from './components/Table/index.ts';
export { type Tab, Tabs, type TabsProps } from './components/Tabs/index.ts';
export {
  type TagOption,
  TagPicker,
  type TagPickerProps,
  type TagPickerTexts,
} from './components/TagPicker/index.ts';
export { Text, type TextProps } from './components/Text/index.ts';
export { TextArea, type TextAreaProps } from './components/TextArea/index.ts';
export { TextField, type TextFieldProps } from './components/TextField/index.ts';
export { VisuallyHidden } from './components/VisuallyHidden/index.ts';
export { AccountForm, type AccountFormProps, type AccountFormTexts } from './patterns/AccountForm/index.ts';
export {
  AuthForm,
  type AuthFormProps,
  type AuthFormTexts,
  type AuthMode,
  AuthSwitch,
  type AuthSwitchProps,
  OfferSummary,
  type OfferSummaryProps,
} from './patterns/AuthForm/index.ts';
export { BenefitCard, type BenefitCardProps } from './patterns/BenefitCard/index.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './patterns/Breadcrumbs/index.ts';
export {
  CalendarAddress,
  type CalendarAddressProps,
  type CalendarAddressTexts,
} from './patterns/CalendarAddress/index.ts';
export { CategoryGrid, type CategoryGridProps, type CategoryItem } from './patterns/CategoryGrid/index.ts';
export { CategoryTile, type CategoryTileProps } from './patterns/CategoryTile/index.ts';
export { CertificateSheet, type CertificateSheetProps } from './patterns/CertificateSheet/index.ts';
export { Completion, type CompletionProps } from './patterns/Completion/index.ts';
export {
  ConflictForm,
  type ConflictFormProps,
  type ConflictFormTexts,
  type DifferingField,
} from './patterns/ConflictForm/index.ts';
export { ContinueCard, type ContinueCardProps } from './patterns/ContinueCard/index.ts';
export {
  CourseCard,
  type CourseCardProps,
  CourseGrid,
  type CourseGridProps,
} from './patterns/CourseCard/index.ts';
export {
  CourseForm,
  type CourseFormProps,
  type CourseFormTexts,
  type CourseFormValues,
} from './patterns/CourseForm/index.ts';
export { CourseHero, type CourseHeroProps } from './patterns/CourseHero/index.ts';
export { CourseProgress, type CourseProgressProps } from './patterns/CourseProgress/index.ts';
export { CourseRow, type CourseRowProps } from './patterns/CourseRow/index.ts';
export { DomainCard, type DomainCardProps } from './patterns/DomainCard/index.ts';
export { DraftForm, type DraftFormProps, type DraftFormTexts } from './patterns/DraftForm/index.ts';
export { EnrolledCourseCard, type EnrolledCourseCardProps } from './patterns/EnrolledCourseCard/index.ts';
export { ErrorPage, type ErrorPageProps, NotFound } from './patterns/ErrorPage/index.ts';
export {
  type ExpertiseOption,
  ExpertisePicker,
  type ExpertisePickerProps,
  type ExpertisePickerTexts,
} from './patterns/ExpertisePicker/index.ts';
export { FeatureList, type FeatureListProps } from './patterns/FeatureList/index.ts';
export { type FilterField, FilterForm, type FilterFormProps } from './patterns/FilterForm/index.ts';
export { FloatingNotice, type FloatingNoticeProps } from './patterns/FloatingNotice/index.ts';
export { Footer, type FooterProps } from './patterns/Footer/index.ts';
export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
  type ForgotPasswordFormTexts,
} from './patterns/ForgotPasswordForm/index.ts';
export { FormPage, type FormPageProps } from './patterns/FormPage/index.ts';
export type { DescribeProblem } from './patterns/forms/problems.ts';
export { GoogleButton, type GoogleButtonProps } from './patterns/GoogleButton/index.ts';
export {
  Header,
  type HeaderLink,
  type HeaderProps,
  SearchBox,
  type SearchBoxProps,
} from './patterns/Header/index.ts';
export { HeaderDrawer, type HeaderDrawerProps } from './patterns/HeaderDrawer/index.ts';
export { HeroMessage, type HeroMessageProps } from './patterns/HeroMessage/index.ts';
export { InfiniteList, type InfiniteListProps } from './patterns/InfiniteList/index.ts';
export { InstructorCard, type InstructorCardProps } from './patterns/InstructorCard/index.ts';
export {
  type ExpertiseControl,
  InstructorForm,
  type InstructorFormProps,
  type InstructorFormTexts,
  type InstructorFormValues,
} from './patterns/InstructorForm/index.ts';
export { LanguageMenu, type LanguageMenuProps } from './patterns/LanguageMenu/index.ts';
export { LessonList, type LessonListProps, lessonRowId } from './patterns/LessonList/index.ts';
export { ListError, type ListErrorProps } from './patterns/ListError/index.ts';
export { MessageForm, type MessageFormProps } from './patterns/MessageForm/index.ts';
export {
  ModerationCard,
  type ModerationCardProps,
  type ModerationUndo,
} from './patterns/ModerationCard/index.ts';
export { NetworkError, type NetworkErrorProps } from './patterns/NetworkError/index.ts';
export { NextStep, type NextStepProps } from './patterns/NextStep/index.ts';
export {
  OfflinePage,
  type OfflinePageProps,
} from './patterns/OfflinePage/index.ts';
export { PageHeader, type PageHeaderProps } from './patterns/PageHeader/index.ts';
export { PendingBar, type PendingBarProps } from './patterns/PendingBar/index.ts';
export { Price, type PriceProps } from './patterns/Price/index.ts';
export { RatingDistribution, type RatingDistributionProps } from './patterns/RatingDistribution/index.ts';
export { ReplyForm, type ReplyFormProps } from './patterns/ReplyForm/index.ts';
export { ReportForm, type ReportFormProps, type ReportFormTexts } from './patterns/ReportForm/index.ts';
export { RequestCard, type RequestCardProps, type RequestCardTexts } from './patterns/RequestCard/index.ts';
export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
  type ResetPasswordFormTexts,
} from './patterns/ResetPasswordForm/index.ts';
export { ReviewCard, type ReviewCardProps } from './patterns/ReviewCard/index.ts';
export { ReviewForm, type ReviewFormProps, type ReviewFormTexts } from './patterns/ReviewForm/index.ts';
export { SearchForm, type SearchFormProps } from './patterns/SearchForm/index.ts';
export {
  SearchSuggestions,
  type SearchSuggestionsProps,
  suggestionId,
} from './patterns/SearchSuggestions/index.ts';
export { SettingsLayout, type SettingsLayoutProps } from './patterns/SettingsLayout/index.ts';
export { SortControl, type SortControlProps } from './patterns/SortControl/index.ts';
export { StatList, type StatListProps, StatTile, type StatTileProps } from './patterns/StatTile/index.ts';
export { StepForm, type StepFormProps, type StepFormTexts } from './patterns/StepForm/index.ts';
export { TestimonialCard, type TestimonialCardProps } from './patterns/TestimonialCard/index.ts';
export { type Theme, ThemeMenu, type ThemeMenuProps } from './patterns/ThemeMenu/index.ts';
export { UpcomingCourseCard, type UpcomingCourseCardProps } from './patterns/UpcomingCourseCard/index.ts';
export { UserMenu, type UserMenuProps } from './patterns/UserMenu/index.ts';
export * from './provider/index.ts';
