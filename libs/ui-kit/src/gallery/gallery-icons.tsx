import {
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
  Circle,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Copy,
  CreditCard,
  Download,
  Eye,
  EyeOff,
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
} from '../icons/icons.exports';
import { NamedIcon } from '../named-icon/named-icon';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

/** Icons are imported by name: a namespace import would add every icon to every page that shows one. */
const icons = {
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
  Circle,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Copy,
  CreditCard,
  Download,
  Eye,
  EyeOff,
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
};

type IconName = Exclude<keyof typeof icons, 'LucideIcon'>;

/** The whole set, and the icon that stands in for an unknown one. */
export function GalleryIcons({ texts }: { texts: GalleryTexts }) {
  const names = Object.keys(icons) as IconName[];
  return (
    <GallerySection id="icons" texts={texts}>
      <div className={classes.icons}>
        {[...names, '?' as IconName].map((name) => (
          <figure key={name} className={classes.swatch}>
            <NamedIcon icons={icons} name={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </GallerySection>
  );
}
