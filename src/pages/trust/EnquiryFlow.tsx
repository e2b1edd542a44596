import { NumberedList } from '../../components/NumberedList.tsx';
import styles from './EnquiryFlow.module.css';
import type page from './page.yaml';

type EnquiryFlowProps = Pick<(typeof page)['flow'], 'stations' | 'keeps'>;

/** The way of an enquiry as a route through five places: what happens at each, what stays there and what goes on. */
export function EnquiryFlow({ stations, keeps }: EnquiryFlowProps) {
  return (
    <NumberedList className={styles.flow}>
      {stations.map(({ place, title, text, keeps: kept, sends }) => (
        <li key={title} className={styles.station}>
          <p className={styles.place}>{place}</p>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
          <p className={styles.kept}>
            <span>{keeps}</span> {kept}
          </p>
          {sends ? <p className={styles.sends}>{sends}</p> : null}
        </li>
      ))}
    </NumberedList>
  );
}
