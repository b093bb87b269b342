import { pageNumber, searchParams } from '#web/search-params.ts';

/** The address of the list of pictures. */
export const pictureSearch = searchParams({ page: pageNumber });
