// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC165} from "@openzeppelin/contracts/interfaces/IERC165.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721URIStorage} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721URIStorage.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {IMusicNft} from "./interfaces/IMusicNft.sol";

/// @title Music as a collection of single pieces
/// @notice See IMusicNft.
contract MusicNft is IMusicNft, ERC721URIStorage, ERC2981 {
    /// @inheritdoc IMusicNft
    address public minter;
    /// @inheritdoc IMusicNft
    uint256 public totalSupply;

    mapping(uint256 tokenId => uint64) private _releaseDates;

    modifier onlyMinter() {
        _checkMinter();
        _;
    }

    /// @param name_ The collection's name.
    /// @param symbol_ The collection's symbol.
    /// @param minter_ The account that mints the pieces.
    constructor(string memory name_, string memory symbol_, address minter_) ERC721(name_, symbol_) {
        _setMinter(minter_);
    }

    /// @inheritdoc IMusicNft
    function mint(address to, string calldata uri, uint64 releaseDate_, address royaltyReceiver, uint96 royaltyBps)
        external
        onlyMinter
        returns (uint256 tokenId)
    {
        tokenId = ++totalSupply;
        _releaseDates[tokenId] = releaseDate_;
        if (royaltyBps > 0) _setTokenRoyalty(tokenId, royaltyReceiver, royaltyBps);
        _setTokenURI(tokenId, uri);
        emit Minted(tokenId, to, releaseDate_);
        _safeMint(to, tokenId);
    }

    /// @inheritdoc IMusicNft
    function transfer(address to, uint256 tokenId) external {
        transferFrom(_requireOwned(tokenId), to, tokenId);
    }

    /// @inheritdoc IMusicNft
    function changeMinter(address newMinter) external onlyMinter {
        _setMinter(newMinter);
    }

    /// @inheritdoc IMusicNft
    function changeURI(uint256 tokenId, string calldata uri) external onlyMinter {
        _requireOwned(tokenId);
        _setTokenURI(tokenId, uri);
    }

    /// @inheritdoc IMusicNft
    function releaseDate(uint256 tokenId) external view returns (uint64) {
        _requireOwned(tokenId);
        return _releaseDates[tokenId];
    }

    /// @inheritdoc IERC165
    function supportsInterface(bytes4 interfaceId) public view override(ERC721URIStorage, ERC2981) returns (bool) {
        return super.supportsInterface(interfaceId);
    }

    function _setMinter(address newMinter) private {
        if (newMinter == address(0)) revert NoMinter();
        emit MinterChanged(minter, newMinter);
        minter = newMinter;
    }

    function _checkMinter() private view {
        if (msg.sender != minter) revert NotTheMinter(msg.sender);
    }
}
