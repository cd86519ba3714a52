// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Creates artist tokens and records their creators
/// @notice Anybody may create any number of tokens for themselves. Nobody owns the factory.
/// @dev Invariant: every token that `tokenAt` returns was created here, by the account that `creatorOf` returns.
interface IArtistTokenFactory {
    /// @notice A token was created; its whole supply is the creator's.
    /// @param creator The caller.
    /// @param token The new token.
    event Created(address indexed creator, address indexed token);

    /// @notice The given owner is not the caller.
    /// @param owner The owner that was named.
    error OwnerIsNotCaller(address owner);

    /// @notice The name is empty or longer than 64 bytes.
    /// @param length The length in bytes.
    error BadNameLength(uint256 length);

    /// @notice The symbol is empty or longer than 32 bytes.
    /// @param length The length in bytes.
    error BadSymbolLength(uint256 length);

    /// @notice Creates a token of 1,000,000 and gives all of it to the caller.
    /// @param name The token's name, 1 to 64 bytes.
    /// @param symbol The token's symbol, 1 to 32 bytes.
    /// @param owner Must be the caller: the page passes the account that it shows, and a token created from
    /// another account would go to the wrong person.
    /// @return token The new token.
    function createToken(string calldata name, string calldata symbol, address owner) external returns (address token);

    /// @notice The token that `owner` created last.
    /// @param owner The artist.
    /// @return The token, or the zero address if there is none.
    function myToken(address owner) external view returns (address);

    /// @notice The account that created this token.
    /// @param token Any address.
    /// @return The artist, or the zero address if the token was not created here.
    function creatorOf(address token) external view returns (address);

    /// @notice The number of created tokens.
    /// @return The number; the last has the index one below.
    function tokenCount() external view returns (uint256);

    /// @notice One of the tokens, in the order of their creation.
    /// @param index From 0 to one below `tokenCount()`; any other is refused.
    /// @return The token.
    function tokenAt(uint256 index) external view returns (address);

    /// @notice Some of the tokens in the order of their creation, as many as there are.
    /// @param from The index of the first.
    /// @param count The maximum number of tokens to return.
    /// @return The tokens; empty beyond the last one.
    function tokens(uint256 from, uint256 count) external view returns (address[] memory);
}
