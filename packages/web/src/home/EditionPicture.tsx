import styles from './edition-picture.module.css';

/** The picture of an edition. It follows the theme, since the browser passes on this element's colour scheme. */
export function EditionPicture({ edition }: { readonly edition: string }) {
  return (
    <img
      className={styles.picture}
      src={`/editions/${edition}.svg`}
      alt=""
      width="320"
      height="180"
      loading="lazy"
      decoding="async"
    />
  );
}
