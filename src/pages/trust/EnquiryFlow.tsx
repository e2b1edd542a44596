import {
  DatabaseIcon,
  LaptopIcon,
  type LucideIcon,
  MailIcon,
  ShieldCheckIcon,
  UsersIcon,
} from 'lucide-react';
import { Decoration } from '../../components/Decoration.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import styles from './EnquiryFlow.module.css';
import type page from './page.yaml';

type EnquiryFlowProps = Pick<(typeof page)['flow'], 'stations' | 'keeps' | 'sends'>;

/** The stations in their order: the device, the check, the store, the mail and the team. */
const icons: readonly LucideIcon[] = [LaptopIcon, ShieldCheckIcon, DatabaseIcon, MailIcon, UsersIcon];

/**
 * The way of an enquiry as a route through five places: what happens at each, what stays there and what goes on to the next.
 */
export function EnquiryFlow({ stations, keeps, sends: passes }: EnquiryFlowProps) {
  return (
    <NumberedList className={styles.flow}>
      {stations.map(({ place, title, text, keeps: kept, sends }, index) => (
        <li key={title} className={styles.station}>
          <Decoration className={styles.stop}>
            <Icon icon={icons[index] ?? UsersIcon} className="size-6" />
          </Decoration>
          <div className={styles.words}>
            <p className={styles.place}>{place}</p>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </div>
          <p className={styles.kept}>
            <span>{keeps}</span> {kept}
          </p>
          {sends ? (
            <p className={styles.sends}>
              <span>{passes}</span> {sends}
            </p>
          ) : null}
        </li>
      ))}
    </NumberedList>
  );
}
