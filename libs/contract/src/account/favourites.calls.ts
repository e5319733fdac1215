export const listFavouritesCall = { method: 'GET', path: '/v1/favourites' } as const;
export const keepFavouritesCall = { method: 'PUT', path: '/v1/favourites' } as const;
export const deleteFavouriteCall = { method: 'DELETE', path: '/v1/favourites/:item' } as const;
