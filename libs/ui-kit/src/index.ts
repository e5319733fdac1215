// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the types of CSS modules must reach every project that compiles these sources
/// <reference path="./css-modules.d.ts" />
import './global.css';

export { Accordion, type AccordionItem } from './accordion/accordion';
export { useAfterPaint } from './behaviour/after-paint/use-after-paint';
export { useLateWrite } from './behaviour/after-paint/use-late-write';
export { Attention } from './attention/attention';
export { Badge, type BadgeProps } from './badge/badge';
export { Girih, GirihStar } from './brand/girih';
export { Logo } from './brand/logo';
export { Breadcrumbs, type Breadcrumb } from './breadcrumbs/breadcrumbs';
export { Button, type ButtonProps } from './button/button';
export type { DayCaption } from './calendar/calendar-day';
export type { CalendarTexts } from './calendar/calendar-month';
export { LazyCalendar, preloadCalendar } from './calendar/lazy-calendar';
export { pickDay, type DayRange, type RangeEnd } from './calendar/pick-day';
export { Card, type CardProps } from './card/card';
export { CarrierMark } from './carrier-mark/carrier-mark';
export { Carousel, type CarouselProps, type CarouselSlide } from './carousel/carousel';
export type { CarouselTexts } from './carousel/carousel-texts';
export { useClientWidth } from './behaviour/client-width/use-client-width';
export { Combobox, type ComboboxProps } from './combobox/combobox';
export { ComboboxOption } from './combobox/combobox-option';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { ContactLinks } from './contact-links/contact-links';
export { DateField, type DateFieldProps } from './date-field/date-field';
export { DescriptionList, type DescriptionRow } from './description-list/description-list';
export { Dialog } from './dialog/dialog';
export { Disclosure } from './disclosure/disclosure';
export { Dropdown, type DropdownOption, type DropdownProps } from './dropdown/dropdown';
export { EmptyState } from './empty-state/empty-state';
export { Flag, FlagFromSheet, type FlagSource } from './flag/flag';
export { Field, type FieldControl, type FieldTexts } from './field/field';
export { FieldGrid, FieldRow } from './field-grid/field-grid';
export { Gallery } from './gallery/gallery';
export { gallerySamples } from './gallery/samples/gallery-samples';
export type { GalleryTexts } from './gallery/samples/gallery-texts';
export { IconButton } from './icon-button/icon-button';
export { SliceDetails, type SliceDetailsProps } from './itinerary/slice-details';
export { SliceLine, type SliceLineProps } from './itinerary/slice-line';
export { SliceSummary, type SliceSummaryProps } from './itinerary/slice-summary';
export type { PointText, SegmentText, SliceText } from './itinerary/slice-texts';
export type { RenderLink } from './link/render-link';
export { MenuButton, type MenuTrigger } from './menu/menu-button';
export type { MenuItem } from './menu/menu-list';
export { MissingIconContext } from './named-icon/missing-icon-context';
export { NamedIcon } from './named-icon/named-icon';
export { NewTabLink } from './new-tab-link/new-tab-link';
export { Notice, type NoticeProps } from './notice/notice';
export { NumberStepper } from './number-stepper/number-stepper';
export { Pagination } from './pagination/pagination';
export { NumberField, type NumberFieldProps } from './number-field/number-field';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field';
export { passwordStrength, type PasswordStrength } from './password-field/password-strength';
export { StrengthMeter } from './password-field/strength-meter';
export type { PhoneCountry } from './phone-field/find-countries';
export { PhoneField, type PhoneFieldProps, type PhoneFieldTexts } from './phone-field/phone-field';
export { PickerField } from './picker-button/picker-field';
export { Popover } from './popover/popover';
export { afterPress, watchPresses } from './behaviour/press/after-press';
export { Price } from './price/price';
export { ProgressBar } from './progress-bar/progress-bar';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group';
export { Rating } from './rating/rating';
export { ReadingLinks } from './reading-links/reading-links';
export { RecentLinks, type RecentLink } from './recent-links/recent-links';
export { RulesText, type RulesTextProps } from './rules-text/rules-text';
export { SectionCard } from './section-card/section-card';
export { SegmentedControl } from './segmented-control/segmented-control';
export { SearchSummary } from './search-summary/search-summary';
export { Scene } from './scene/scene';
export { Select, type SelectOption, type SelectProps } from './select/select';
export { Sheet } from './sheet/sheet';
export { ShowMore } from './show-more/show-more';
export { Skeleton } from './skeleton/skeleton';
export { RangeSlider, Slider, type RangeSliderProps, type SliderProps } from './slider/slider';
export { Spinner } from './spinner/spinner';
export { Inline, Stack } from './stack/stack';
export { useSteady } from './behaviour/steady/use-steady';
export { StepHeader } from './step-header/step-header';
export { Steps } from './steps/steps';
export { Switch, type SwitchProps } from './switch/switch';
export { Tabs } from './tabs/tabs';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { Timeline, type TimelineItem } from './timeline/timeline';
export { ToastProvider, useToast } from './toast/toast';
export type { ToastContent } from './toast/toast-card';
export { Tooltip } from './tooltip/tooltip';
export { typedFields } from './behaviour/typed-fields/typed-fields';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
export {
  Armchair,
  ArrowLeftRight,
  ArrowRight,
  ArrowUpDown,
  BedDouble,
  Briefcase,
  Building2,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Copy,
  CreditCard,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  Headset,
  Hourglass,
  Info,
  LogOut,
  Luggage,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Newspaper,
  Pause,
  Pencil,
  Phone,
  Plane,
  PlaneLanding,
  PlaneTakeoff,
  Play,
  Plus,
  Printer,
  Receipt,
  RefreshCw,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Ticket,
  TrainFront,
  Trash2,
  TriangleAlert,
  Undo2,
  User,
  Users,
  Wallet,
  X,
} from './icons/icons';
