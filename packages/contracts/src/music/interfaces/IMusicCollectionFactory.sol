// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Creates artists' collections and records their artists
/// @notice Anybody may open any number of collections for themselves. Nobody owns the factory, and it keeps nothing.
/// It also answers for the collections of an earlier factory, which were opened before this one was deployed.
/// @dev Invariant: every collection that `collections` returns was created here or in the earlier factory, for the account
/// that `artistOf` returns, which was its first minter.
interface IMusicCollectionFactory {
    /// @notice A collection was opened.
    /// @param artist The caller, who mints its pieces.
    /// @param collection The new collection.
    /// @param name The name.
    /// @param symbol The symbol.
    event CollectionOpened(address indexed artist, address indexed collection, string name, string symbol);

    /// @notice The name is empty or longer than 64 bytes.
    /// @param length The length in bytes.
    error BadNameLength(uint256 length);

    /// @notice The symbol is empty or longer than 32 bytes.
    /// @param length The length in bytes.
    error BadSymbolLength(uint256 length);

    /// @notice The text is longer than 1,000 bytes.
    /// @param length The length in bytes.
    error BadTextLength(uint256 length);

    /// @notice Opens a collection whose pieces the caller mints.
    /// @param name The name, 1 to 64 bytes.
    /// @param symbol The symbol, 1 to 32 bytes.
    /// @param text The artist's text about it, at most 1,000 bytes.
    /// @return collection The new collection.
    function openCollection(string calldata name, string calldata symbol, string calldata text)
        external
        returns (address collection);

    /// @notice The account that opened a collection here or in the earlier factory. The minter role may have been transferred
    /// since.
    /// @param collection Any address.
    /// @return The artist, or the zero address if the collection was opened in neither.
    function artistOf(address collection) external view returns (address);

    /// @notice The number of opened collections, with those that the earlier factory had when this one was deployed.
    /// @return The number; the last has the index one below.
    function collectionCount() external view returns (uint256);

    /// @notice Some of the collections in the order of their opening, as many as there are.
    /// @param from The index of the first.
    /// @param count The maximum number of collections to return.
    /// @return The collections; empty beyond the last one.
    function collections(uint256 from, uint256 count) external view returns (address[] memory);

    /// @notice The collections that an account opened, in the order of their opening; those of the earlier factory first.
    /// @param artist Any account.
    /// @return All of them; empty if it has opened none.
    function collectionsOf(address artist) external view returns (address[] memory);

    /// @notice The description of a collection (ERC-7572), written from what the collection itself holds.
    /// @param collection Any address.
    /// @return A `data:` URI of JSON with name, symbol, description, image and, if the factory has a site, external_link; empty
    /// if the collection was opened neither here nor in the earlier factory.
    function contractURIOf(address collection) external view returns (string memory);
}
