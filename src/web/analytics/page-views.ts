import { gtag, install } from 'ga-gtag';

/** Loads the analytics service and reports every page opened from then on. */
export function startCounting(measurementId: string): void {
  install(measurementId, { send_page_view: false });
}

export function countPageView(path: string): void {
  gtag('event', 'page_view', {
    page_path: path,
    page_location: window.location.origin + path,
    page_title: document.title,
  });
}

/** After a consent is taken back nothing more is sent from this page. */
export function stopCounting(measurementId: string): void {
  Reflect.set(window, `ga-disable-${measurementId}`, true);
}

/** The visitor has agreed again. */
export function resumeCounting(measurementId: string): void {
  Reflect.set(window, `ga-disable-${measurementId}`, false);
}
