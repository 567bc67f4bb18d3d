import styles from './finger.module.css';

/** A class for what is drawn smaller than a finger: an invisible area around it, at least 44 px, belongs to it. */
export const finger: string = styles.finger as string;
